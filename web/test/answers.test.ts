import { expect, it } from 'vitest';
import { answers as hand } from '../src/games/hand-of-the-king/answers';
import { answers as viceroy } from '../src/games/viceroy/answers';
import { answers as viscounts } from '../src/games/viscounts/answers';

it('reads an answer as the rules mean it', () => {
  expect(hand.read('move up stark')).toEqual({ is: 'Move', direction: 'up', house: 'stark' });
  expect(hand.read('banner tully 1')).toEqual({ is: 'GiveBanner', house: 'tully', seat: 1 });
  expect(viceroy.read('pay blue blue')).toEqual({ is: 'PayWith', colours: ['blue', 'blue'] });
  expect(viceroy.read('pay')).toEqual({ is: 'PayWith', colours: [] });
  expect(viceroy.read('recolour 2.0 red')).toEqual({ is: 'Recolour', place: '2.0', colour: 'red' });
  expect(viceroy.read('give 57 magic+2')).toEqual({ is: 'GiveToken', card: 57, token: 'magic+2' });
  expect(viscounts.read('trade 2 1')).toEqual({ is: 'Trade', times: 2, silver: 1 });
  expect(viscounts.read('workers 3 gold stone')).toEqual({ is: 'Place', count: 3, pays: ['gold', 'stone'] });
});

it('reads nothing where there is nothing, or nothing of that kind', () => {
  expect(viceroy.read(null)).toBeNull();
  expect(viceroy.read('')).toBeNull();
  expect(viceroy.read('fly away')).toBeNull();
  expect(viceroy.as('bid red', 'TakeOffer')).toBeNull();
  expect(viceroy.as('bid red', 'Bid')?.colour).toBe('red');
});
