// Written by `python scripts/describe_games.py`: change the rules, not this file.

export const HEADINGS = {"circles": "VR-END-3", "endless_gems": "VR-END-4", "laws": "VR-END-5", "points": "VR-END-6", "magic": "VR-END-7", "sets": "VR-END-8", "attack": "VR-END-9"} as const;

export const TURNS = 12 as const;
