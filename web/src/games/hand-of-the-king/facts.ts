// Written by `python scripts/describe_games.py`: change the rules, not this file.

export const MEMBERS = {"stark": ["eddard", "catelyn", "robb", "sansa", "arya", "bran", "rickon", "lyanna"], "greyjoy": ["balon", "theon", "asha", "euron", "victarion", "aeron", "rodrik"], "lannister": ["tywin", "cersei", "jaime", "tyrion", "kevan", "joffrey"], "targaryen": ["daenerys", "viserys", "rhaegar", "aerys", "aegon"], "baratheon": ["robert", "stannis", "renly", "shireen"], "tyrell": ["olenna", "margaery", "garlan"], "tully": ["hoster", "edmure"]} as const;

export const COUNTS_AS = {"jon": 2, "gendry": 1, "shae": 1} as const;
