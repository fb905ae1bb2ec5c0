// Events of this game, by their kinds.

import { eventReader } from '../../protocol/events';
import type { Event } from './types';

export const { isOf, allOf, known } = eventReader<Event>();
