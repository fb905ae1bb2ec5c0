import { describe, expect, it, vi } from 'vitest';
import type { Heading } from '../src/games/viceroy/headings';
import { tellHeading } from '../src/games/viceroy/sheet';
import type { ViceroyView } from '../src/games/viceroy/view';
import type { SheetLine } from '../src/protocol/types';

vi.mock('../src/games/viceroy/words', () => ({ w: (key: string): string => key }));

const view = { painted: [{}] } as unknown as ViceroyView;
const line = (heading: Heading, points: number, source: string): SheetLine =>
  ({ seat: 0, heading, points, source, sum: '', marks: [] }) as unknown as SheetLine;
const told = (heading: Heading, ...lines: SheetLine[]): unknown => tellHeading(view, lines, 0, heading);

describe('a heading of the score sheet', () => {
  it('says the number of its only line once', () => {
    const endless = line('endless_gems', 1, 'green gem (Baron)');
    expect(told('endless_gems', endless)).toEqual({ points: 1, from: '', more: ['green gem (Baron)'] });
    expect(told('points', line('points', 5, 'Baron'))).toEqual({ points: 5, from: '', more: [] });
  });

  it('adds several lines up, and names what made each', () => {
    const laws = [line('laws', 3, 'Law 75'), line('laws', 4, 'Law 86')];
    expect(told('laws', ...laws)).toEqual({ points: 7, from: '3 + 4', more: ['Law 75: 3', 'Law 86: 4'] });
  });

  it('has a dash where nothing brought anything', () => {
    expect(told('laws')).toEqual({ points: 0, from: '–', more: [] });
  });
});
