// The words of this table in English, that neither the page nor the game has.

import type { Entry } from '../../../words/en';

export const en = {
  seats: 'Players',
  left: 'Left in King’s Landing',
  left_short: 'left in the city',
  unclaimed: 'Unclaimed',
  unclaimed_sub: 'for the first to take a card of the house',
  companions: 'Companions',
  companions_left: '{left} of {all} left',
  companions_none: 'Nobody is left to choose.',
  companions_sub: 'Take the last card of a house to choose one.',
  reconstruction: 'reconstruction',
  with: 'with {name}',
  spent: 'gone',
  at_work: 'at work',
  board: 'King’s Landing, six rows of six',
  row_column: 'row {row}, column {column}',
  empty: 'empty',
  banners: { one: '{n} banner', other: '{n} banners' },
  would_be: 'would be {n}',
  holds: 'holds the banner',
  would_take: 'would take the banner',
  would_lose: 'would lose the banner',
  raven: 'raven not sent yet',
  to: '{direction}, to the farthest {house}',
  take: 'You take {cards}.',
  takes: 'Taken: {cards}.',
  banner_first: 'The banner of {house} goes to {to} ({own}).',
  banner_from: 'With {own} against {other}, the banner of {house} passes: {from} → {to}.',
  banner_kept: 'The banner of {house} stays where it is: {holder} ({own} against {other}).',
  banner_own: 'The banner of {house} stays with you.',
  last: 'The last {house} in the city: you choose a companion.',
  me: 'you',
  move_cards: { one: '{n} card', other: '{n} cards' },
  then_choose: 'choose from {n}',
  team: 'Team: {names}',
  raven_offer: 'Your raven buys you a minute of private talk before you move.',
  area: 'Play area: {name}',
  explain_first: 'Point at a card, or press an arrow and a letter.',
  explain_tap: 'Tap a card to see what would happen.',
  explain_choice: 'You can choose anything that glows gold.',
  not_himself: 'Varys is already here: he has to move.',
  not_in_line: '{card} is not in line with Varys: he only goes straight up, down, left or right.',
  not_empty: 'There is no card here: Varys goes to a card.',
  none_that_way: 'There is no card that way.',
  killed: 'Killed',
  houses: 'Houses',

  'tour.board':
    'Varys goes up, down, left or right to the farthest card of one house, and you take every card of that house on the way. Point at a card to see what would happen.',
  'tour.board_touch':
    'Varys goes up, down, left or right to the farthest card of one house, and you take every card of that house on the way. Tap a card to see what would happen; tap it again, or press the red button, to do it.',
  'tour.strip':
    'This shows all your moves. The keyboard works too: an arrow for the direction, a letter for the house.',
  'tour.strip_touch': 'This shows all your moves by direction and house. The number is how many cards you take.',
  'tour.seats':
    'Whoever has the most cards of a house, or is the last to draw level with the leader, takes its banner. The most banners win.',
  'tour.companions': 'Take the last card of a house in the city, and one of these helps you.',
  'keys.arrows': 'direction; on the board: from card to card',
  'keys.letters': 'house',
  'keys.companions': 'companions',
  'keys.numbers': 'choose a companion',
} satisfies Record<string, Entry>;

export type Word = keyof typeof en;
