// Written by `python scripts/describe_games.py`: change the rules, not this file.

import { reader } from '../../protocol/answers';
import type { Action } from './types';

export const answers = reader<Action>({
  'deal': ['Deal', 'cards*'],
  'reveal': ['Reveal', 'companions*'],
  'first': ['Begin', 'seat#'],
  'move': ['Move', 'direction', 'house'],
  'raven': ['SendRaven', 'seat#'],
  'call': ['Call', 'companion'],
  'kill': ['Kill', 'card'],
  'dismiss': ['Dismiss', 'companion'],
  'name': ['Name', 'house'],
  'swap': ['Swap', 'card'],
  'with': ['SwapWith', 'card'],
  'give': ['Give', 'card'],
  'take': ['Take', 'card'],
  'banner': ['GiveBanner', 'house', 'seat#'],
});
