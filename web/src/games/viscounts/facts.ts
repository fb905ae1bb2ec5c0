// Written by `python scripts/describe_games.py`: change the rules, not this file.

export const HEADINGS = {"buildings": "VW-10.1", "workers": "VW-10.2", "leader": "VW-10.4", "sets": "VW-10.3", "manuscripts": "VW-10.3", "bonus": "VW-10.4", "unpaid-debts": "VW-10.4", "acquired-deeds": "VW-10.4", "approved-deeds": "VW-10.4", "poverty": "VW-10.5", "prosperity": "VW-10.5", "resources": "VW-13.1"} as const;

export const ACT_RULE = {"trade": "VW-6.3", "construct": "VW-6.4", "place": "VW-6.6", "transcribe": "VW-6.7"} as const;

export const ACT_ICON = {"trade": "merchant", "construct": "builder", "place": "noble", "transcribe": "cleric"} as const;

export const ACT_GOOD = {"trade": "silver", "construct": "stone", "place": "gold", "transcribe": "ink"} as const;

export const BUILDING_ON = {"trading-post-1": "trading-post", "trading-post-2": "trading-post", "trading-post-3": "trading-post", "guildhall-1": "guildhall", "guildhall-2": "guildhall", "guildhall-3": "guildhall", "workshop-1": "workshop", "workshop-2": "workshop", "workshop-3": "workshop"} as const;

export const SECTIONS = ["ink-stone", "flip", "gold-move", "hire-destroy", "virtue"] as const;

export const ROOM = 3 as const;

export const AI_SEAT = 1 as const;
