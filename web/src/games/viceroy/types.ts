// Written by `python scripts/describe_games.py`: change the rules, not this file.

export type Colour =
  'blue' | 'red' | 'green' | 'yellow';
export type Fist =
  'blue' | 'red' | 'green' | 'yellow' | 'attack' | 'pass';
export type Token =
  'magic' | 'science' | 'defence' | 'magic+2' | 'magic+3' | 'magic+5' | 'gem-blue' | 'gem-red' |
  'gem-green' | 'gem-yellow' | 'circle-blue+2' | 'circle-blue+4' | 'circle-red+2' | 'circle-red+4' |
  'circle-green+2' | 'circle-green+4' | 'circle-yellow+2' | 'circle-yellow+4' | 'points-2' |
  'points-3' | 'points-4' | 'points-5' | 'points-6' | 'points-7' | 'points-8' | 'points-10' |
  'points-12' | 'points-15';

export interface InOrder { is: 'InOrder'; parts: Effect[] }
export interface OneOf { is: 'OneOf'; parts: Effect[] }
export interface Gems { is: 'Gems'; count: number }
export interface Points { is: 'Points'; value: number }
export interface DrawCards { is: 'DrawCards'; count: number }
export interface Science { is: 'Science'; count: number }
export interface Magic { is: 'Magic'; count: number }
export interface Defence { is: 'Defence'; count: number }
export interface Attack { is: 'Attack'; count: number }
export interface EndlessGem { is: 'EndlessGem'; colour: Colour }
export interface EndlessGemOfChoice { is: 'EndlessGemOfChoice' }
export interface MagicBonus { is: 'MagicBonus'; value: number }
export interface CircleBonus { is: 'CircleBonus'; colour: Colour; value: number }
export interface ReplaceCard { is: 'ReplaceCard' }
export interface DoubleTokens { is: 'DoubleTokens' }
export interface TradeTokens { is: 'TradeTokens'; count: number }
export interface SkipAuction { is: 'SkipAuction' }
export interface ExchangeLaws { is: 'ExchangeLaws'; count: number; back: number }
export interface TuckFromHand { is: 'TuckFromHand'; value: number }
export interface TuckFreeCard { is: 'TuckFreeCard' }
export interface ParkGems { is: 'ParkGems'; count: number; value: number }
export interface TuckWhenTaken { is: 'TuckWhenTaken'; value: number }
export interface PerCard { is: 'PerCard'; value: number }
export interface PerSet { is: 'PerSet'; value: number }
export interface PerCircleAndEndlessGem { is: 'PerCircleAndEndlessGem'; value: number }
export interface PerNeighbour { is: 'PerNeighbour'; value: number }
export type Effect =
  InOrder | OneOf | Gems | Points | DrawCards | Science | Magic | Defence | Attack | EndlessGem |
  EndlessGemOfChoice | MagicBonus | CircleBonus | ReplaceCard | DoubleTokens | TradeTokens |
  SkipAuction | ExchangeLaws | TuckFromHand | TuckFreeCard | ParkGems | TuckWhenTaken | PerCard |
  PerSet | PerCircleAndEndlessGem | PerNeighbour;

export interface AskLine { is: 'AskLine' }
export interface AskReturn { is: 'AskReturn'; seat: number }
export interface CountReserve { is: 'CountReserve' }
export interface AskSplit { is: 'AskSplit' }
export interface AskDealCharacters { is: 'AskDealCharacters'; seat: number }
export interface AskDealLaws { is: 'AskDealLaws'; seat: number }
export interface AskFirst { is: 'AskFirst'; waiting: number[] }
export interface RevealFirst { is: 'RevealFirst' }
export interface AskSecond { is: 'AskSecond'; waiting: number[] }
export interface KeepSecond { is: 'KeepSecond' }
export interface AskTurnUp { is: 'AskTurnUp'; colour: Colour }
export interface StartTurn { is: 'StartTurn'; turn: number }
export interface LawPhase { is: 'LawPhase' }
export interface AuctionPhase { is: 'AuctionPhase' }
export interface PaymentPhase { is: 'PaymentPhase' }
export interface BuildingRound { is: 'BuildingRound'; round: number; players: number[] }
export interface BiddingRound { is: 'BiddingRound'; round: number }
export interface AskBids { is: 'AskBids'; waiting: number[] }
export interface DrawVirtualBids { is: 'DrawVirtualBids'; round: number }
export interface AskVirtualBid { is: 'AskVirtualBid'; virtual: number }
export interface RevealBids { is: 'RevealBids'; round: number }
export interface SettleGemBids { is: 'SettleGemBids' }
export interface AskPick { is: 'AskPick'; seat: number; colour: Colour }
export interface AskClaims { is: 'AskClaims'; waiting: number[]; colour: Colour }
export interface SettleClaims { is: 'SettleClaims'; colour: Colour; claimants: number[] }
export interface AskAttackPick { is: 'AskAttackPick'; seat: number }
export interface AskAgainstVirtual { is: 'AskAgainstVirtual'; seat: number; colour: Colour }
export interface BuryForVirtuals { is: 'BuryForVirtuals'; round: number }
export interface AskBury { is: 'AskBury'; seat: number; virtual: number }
export interface PassIncome { is: 'PassIncome'; round: number }
export interface EndRound { is: 'EndRound'; round: number }
export interface RenewOffer { is: 'RenewOffer' }
export interface AskCards { is: 'AskCards'; waiting: number[]; free: boolean }
export interface RevealCards { is: 'RevealCards'; round: number; players: number[] }
export interface PlayCard { is: 'PlayCard'; seat: number; card: number; free: boolean }
export interface DiscardCard { is: 'DiscardCard'; seat: number; card: number }
export interface AskPlace { is: 'AskPlace'; seat: number; card: number; free: boolean }
export interface PayFor { is: 'PayFor'; seat: number; card: number; place: string }
export interface AskPay { is: 'AskPay'; seat: number; card: number; place: string }
export interface Reward { is: 'Reward'; seat: number; card: number; place: string }
export interface AskLevelFive { is: 'AskLevelFive'; seat: number; card: number }
export interface AskKeep { is: 'AskKeep'; waiting: number[] }
export interface RevealKeep { is: 'RevealKeep'; players: number[] }
export interface AskPlaces { is: 'AskPlaces'; waiting: number[] }
export interface RevealPlaces { is: 'RevealPlaces'; players: number[] }
export interface Resolve { is: 'Resolve'; seat: number; card: number; effect: Effect }
export interface TakeGems { is: 'TakeGems'; seat: number; count: number }
export interface AskGem { is: 'AskGem'; seat: number; count: number; colour: Colour }
export interface DrawOne { is: 'DrawOne'; seat: number }
export interface AskDeck { is: 'AskDeck'; seat: number }
export interface AskDrawn { is: 'AskDrawn'; seat: number; deck: 'laws' | 'characters' }
export interface CardTaken { is: 'CardTaken'; seat: number; card: number; deck: 'laws' | 'characters' }
export interface AskStash { is: 'AskStash'; seat: number; card: number; deck: 'laws' | 'characters' }
export interface AskOwnGem { is: 'AskOwnGem'; seat: number; card: number; colour: Colour }
export interface AskColour { is: 'AskColour'; seat: number; card: number }
export interface AskOneOf { is: 'AskOneOf'; seat: number; card: number; effect: Effect }
export interface AskTradeGive { is: 'AskTradeGive'; seat: number; count: number }
export interface AskTradeTake { is: 'AskTradeTake'; seat: number; count: number; card: number; token: Token }
export interface AskTradePay { is: 'AskTradePay'; seat: number; other: number; count: number; colour: Colour }
export interface AskOffer { is: 'AskOffer'; seat: number }
export interface AskRefill { is: 'AskRefill'; colour: Colour; at_foot: boolean }
export interface DrawLaw { is: 'DrawLaw'; seat: number }
export interface PutLawsOnTop { is: 'PutLawsOnTop'; seat: number; count: number }
export interface AskLawOnTop { is: 'AskLawOnTop'; seat: number; count: number }
export interface AskTuck { is: 'AskTuck'; seat: number; card: number }
export interface AskTuckFree { is: 'AskTuckFree'; seat: number; card: number }
export interface AskPark { is: 'AskPark'; seat: number; card: number; count: number; colour: Colour }
export interface EndGame { is: 'EndGame' }
export interface AskRecolour { is: 'AskRecolour'; seat: number; place: string }
export interface Finish { is: 'Finish' }
export type Frame =
  AskLine | AskReturn | CountReserve | AskSplit | AskDealCharacters | AskDealLaws | AskFirst |
  RevealFirst | AskSecond | KeepSecond | AskTurnUp | StartTurn | LawPhase | AuctionPhase |
  PaymentPhase | BuildingRound | BiddingRound | AskBids | DrawVirtualBids | AskVirtualBid | RevealBids
  | SettleGemBids | AskPick | AskClaims | SettleClaims | AskAttackPick | AskAgainstVirtual |
  BuryForVirtuals | AskBury | PassIncome | EndRound | RenewOffer | AskCards | RevealCards | PlayCard |
  DiscardCard | AskPlace | PayFor | AskPay | Reward | AskLevelFive | AskKeep | RevealKeep | AskPlaces
  | RevealPlaces | Resolve | TakeGems | AskGem | DrawOne | AskDeck | AskDrawn | CardTaken | AskStash |
  AskOwnGem | AskColour | AskOneOf | AskTradeGive | AskTradeTake | AskTradePay | AskOffer | AskRefill
  | DrawLaw | PutLawsOnTop | AskLawOnTop | AskTuck | AskTuckFree | AskPark | EndGame | AskRecolour |
  Finish;

export interface LineDrawn { is: 'LineDrawn'; colours: Colour[] }
export interface GemsReturned { is: 'GemsReturned'; seat: number; colours: Colour[] }
export interface ReserveCounted { is: 'ReserveCounted'; counts: number[] }
export interface DecksSplit { is: 'DecksSplit'; large: number; small: number }
export interface CardsDealt { is: 'CardsDealt'; seat: number; cards: number[] }
export interface TurnedUp { is: 'TurnedUp'; colour: Colour; card: number; at_foot: boolean }
export interface FirstCardLaid { is: 'FirstCardLaid'; seat: number; card: number }
export interface CardsPutBack { is: 'CardsPutBack'; seat: number; count: number }
export interface TurnBegan { is: 'TurnBegan'; turn: number }
export interface Answered { is: 'Answered'; seat: number }
export interface AnswersRevealed { is: 'AnswersRevealed'; seats: number[] }
export interface VirtualBidDrawn { is: 'VirtualBidDrawn'; virtual: number; colour: Colour }
export interface BidsRevealed { is: 'BidsRevealed'; round: number; bids: (Fist | null)[]; virtual_bids: (Fist | null)[] }
export interface CardWon { is: 'CardWon'; seat: number; card: number }
export interface NobodyWon { is: 'NobodyWon'; colour: Colour }
export interface ClaimsRevealed { is: 'ClaimsRevealed'; seats: number[]; claims: number[] }
export interface CardBuried { is: 'CardBuried'; virtual: number; card: number }
export interface Passed { is: 'Passed'; seat: number }
export interface OfferRenewed { is: 'OfferRenewed'; cards: number[] }
export interface CardRevealed { is: 'CardRevealed'; seat: number; card: number }
export interface NoCardPlayed { is: 'NoCardPlayed'; seat: number }
export interface CardReturned { is: 'CardReturned'; seat: number; card: number }
export interface CardPlaced { is: 'CardPlaced'; seat: number; card: number; place: string }
export interface CardReplaced { is: 'CardReplaced'; seat: number; card: number; other_card: number }
export interface CardTucked { is: 'CardTucked'; seat: number; card: number; other_card: number }
export interface CardDiscarded { is: 'CardDiscarded'; seat: number; card: number }
export interface Paid { is: 'Paid'; seat: number; counts: number[]; endless: number[] }
export interface CircleClosed { is: 'CircleClosed'; seat: number; place: string; colour: Colour; count: number }
export interface EffectChosen { is: 'EffectChosen'; seat: number; card: number; effect: Effect }
export interface GemTaken { is: 'GemTaken'; seat: number; colour: Colour }
export interface TokenGained { is: 'TokenGained'; seat: number; card: number; token: Token }
export interface AttackGained { is: 'AttackGained'; seat: number; count: number }
export interface NothingGained { is: 'NothingGained'; seat: number; card: number; effect: Effect }
export interface CardDrawn { is: 'CardDrawn'; seat: number; deck: 'laws' | 'characters' }
export interface CardSeen { is: 'CardSeen'; seat: number; card: number }
export interface TokenOffered { is: 'TokenOffered'; seat: number; card: number; token: Token }
export interface TokensTraded { is: 'TokensTraded'; seat: number; card: number; token: Token; other: number; other_card: number; other_token: Token }
export interface GemGiven { is: 'GemGiven'; seat: number; other: number; colour: Colour }
export interface LawPutOnTop { is: 'LawPutOnTop'; seat: number }
export interface GemParked { is: 'GemParked'; seat: number; colour: Colour }
export interface CircleRecoloured { is: 'CircleRecoloured'; seat: number; place: string; colour: Colour }
export interface ScreenLifted { is: 'ScreenLifted'; seat: number; counts: number[]; cards: number[] }
export interface GameEnded { is: 'GameEnded'; scores: number[]; winners: number[] }
export type Event =
  LineDrawn | GemsReturned | ReserveCounted | DecksSplit | CardsDealt | TurnedUp | FirstCardLaid |
  CardsPutBack | TurnBegan | Answered | AnswersRevealed | VirtualBidDrawn | BidsRevealed | CardWon |
  NobodyWon | ClaimsRevealed | CardBuried | Passed | OfferRenewed | CardRevealed | NoCardPlayed |
  CardReturned | CardPlaced | CardReplaced | CardTucked | CardDiscarded | Paid | CircleClosed |
  EffectChosen | GemTaken | TokenGained | AttackGained | NothingGained | CardDrawn | CardSeen |
  TokenOffered | TokensTraded | GemGiven | LawPutOnTop | GemParked | CircleRecoloured | ScreenLifted |
  GameEnded;

export interface LineUp { is: 'LineUp'; colours: Colour[] }
export interface ReturnGems { is: 'ReturnGems'; colours: Colour[] }
export interface Split { is: 'Split'; cards: number[] }
export interface Deal { is: 'Deal'; cards: number[] }
export interface TurnUp { is: 'TurnUp'; card: number }
export interface Drawn { is: 'Drawn'; card: number }
export interface VirtualBid { is: 'VirtualBid'; colour: Colour }
export interface Choose { is: 'Choose'; card: number }
export interface Pass { is: 'Pass' }
export interface DiscardChosen { is: 'DiscardChosen'; card: number }
export interface Bid { is: 'Bid'; colour: Colour }
export interface BidAttack { is: 'BidAttack' }
export interface TakeOffer { is: 'TakeOffer'; card: number }
export interface Claim { is: 'Claim'; card: number }
export interface Yield { is: 'Yield' }
export interface Bury { is: 'Bury'; card: number }
export interface Keep { is: 'Keep' }
export interface Discard { is: 'Discard' }
export interface PutAt { is: 'PutAt'; place: string }
export interface Replace { is: 'Replace'; card: number }
export interface PutUnder { is: 'PutUnder'; card: number }
export interface PayWith { is: 'PayWith'; colours: Colour[] }
export interface TakeGem { is: 'TakeGem'; colour: Colour }
export interface DrawFrom { is: 'DrawFrom'; deck: 'laws' | 'characters' }
export interface Stash { is: 'Stash' }
export interface UseOwn { is: 'UseOwn' }
export interface PickColour { is: 'PickColour'; colour: Colour }
export interface PickEffect { is: 'PickEffect'; option: number }
export interface GiveToken { is: 'GiveToken'; card: number; token: Token }
export interface TakeToken { is: 'TakeToken'; card: number; token: Token }
export interface PutOnTop { is: 'PutOnTop'; card: number }
export interface Tuck { is: 'Tuck'; card: number }
export interface Enough { is: 'Enough' }
export interface Recolour { is: 'Recolour'; place: string; colour: Colour }
export type Action =
  LineUp | ReturnGems | Split | Deal | TurnUp | Drawn | VirtualBid | Choose | Pass | DiscardChosen |
  Bid | BidAttack | TakeOffer | Claim | Yield | Bury | Keep | Discard | PutAt | Replace | PutUnder |
  PayWith | TakeGem | DrawFrom | Stash | UseOwn | PickColour | PickEffect | GiveToken | TakeToken |
  PutOnTop | Tuck | Enough | Recolour;
export type Verb =
  'line' | 'return' | 'split' | 'deal' | 'turn-up' | 'drawn' | 'virtual' | 'choose' | 'pass' |
  'discard-card' | 'bid' | 'attack' | 'take' | 'claim' | 'yield' | 'bury' | 'keep' | 'discard' | 'at'
  | 'replace' | 'under' | 'pay' | 'gem' | 'draw' | 'stash' | 'use-own' | 'colour' | 'option' | 'give'
  | 'get' | 'top' | 'tuck' | 'enough' | 'recolour';

export interface GameView {
  viewer: number | null;
  game: string;
  version: number;
  edition: string;
  seats: number;
  options: { virtual: 'auto' | '0' | '1' | '2' | '3'; virtual_gems: 'box' | 'reserve'; solo_choice?: 'no' | 'yes'; memory?: 'hidden' | 'shown' };
  /** number of the turn, 1 to 12 */
  turn: number;
  /** whether the screens are off, at the end */
  lifted: boolean;
  /** the auction cards from left to right */
  line: Colour[];
  /** cards at the feet of the line; a card is its number, 0 is none */
  feet: Record<'blue' | 'red' | 'green' | 'yellow', number>;
  /** cards at the points; a card is its number, 0 is none */
  points: Record<'blue' | 'red' | 'green' | 'yellow', number>;
  /** the large deck, in no order */
  large: number;
  /** the small deck, in no order */
  small: number;
  /** the law deck, in no order */
  laws: number;
  /** laws that lie on top of the deck in this order, the next first (law 70) */
  laws_on_top: (number | null)[];
  /** discarded, as they came */
  discards: number[];
  /** gems in the reserve */
  reserve: Record<'blue' | 'red' | 'green' | 'yellow', number>;
  /** gems in the box: 16 less 4 a player, of each colour */
  box: Record<'blue' | 'red' | 'green' | 'yellow', number>;
  /** gems behind the screen */
  gems: (Record<'blue' | 'red' | 'green' | 'yellow', number> | null)[];
  /** the two gems that each returned at the start; or none, if nothing is said of it */
  returned: (Record<'blue' | 'red' | 'green' | 'yellow', number> | null)[];
  /** attack tokens behind the screen */
  attacks: (number | null)[];
  /** cards in hand */
  hands: (number[] | { known: number[]; laws: number; characters: number })[];
  /** who knows where a hidden card is: seats, 4 for spectators */
  known: Record<string, number[]>;
  /** first edition: what each put into the small deck at the start */
  put_back: (number[] | null)[];
  /** the secret answers to the question that is open */
  sealed: (string | null)[];
  /** level.column → card */
  pyramids: Record<string, number>[];
  /** what lies under a card of the pyramid */
  tucked: Record<string, number[]>[];
  /** what lies on a card of the pyramid */
  tokens: Record<string, Token[]>[];
  /** gems on law 76 */
  parked: Record<'blue' | 'red' | 'green' | 'yellow', number>;
  /** circles recoloured at the end, by their upper card */
  painted: Record<string, Colour>[];
  /** the card that is bought, or turned up and not yet placed; a card is its number, 0 is none */
  shown: number[];
  /** endless gems used in this turn */
  used: (Record<'blue' | 'red' | 'green' | 'yellow', number>)[];
  /** what each held in the fist: the open bids */
  bids: (Fist | null)[];
  /** those of virtual opponents */
  virtual_bids: (Fist | null)[];
  /** virtual opponents that are still in the auction */
  virtual_in: boolean[];
  /** who is still in the auction */
  bidding: boolean[];
  /** who got a card in this round of bids */
  took: boolean[];
  /** who takes no part in the next auction (law 69) */
  sits_out: boolean[];
  /** what is still to be done, the next last */
  todo: Frame[];
  /** who has answered the question that is open in secret */
  answered?: boolean[];
  /** what everybody saw come and go, and whether the option `memory` shows it to people */
  remembered?: { shown: boolean; gems_and_returned: (Record<'blue' | 'red' | 'green' | 'yellow', number>)[]; gem_counts: number[]; attacks: number[] };
  /** the phases of a turn in this edition */
  phases?: ({ phase: 'deal' | 'LawPhase' | 'AuctionPhase' | 'PaymentPhase' | 'BuildingRound' | 'end'; rounds: number })[];
  /** the phase that is played, and its round */
  playing?: { phase: 'deal' | 'LawPhase' | 'AuctionPhase' | 'PaymentPhase' | 'BuildingRound' | 'end'; round: number };
  /** whether another auction comes after that phase */
  auction_comes?: boolean;
  /** whether attack tokens are settled before the gems of an auction */
  attack_comes_first?: boolean;
  /** endless gems as they lie: the card, which of its tokens, and whether it was used in this turn */
  endless?: { card: number; token: number; colour: Colour; used: boolean }[][];
  /** circles by their upper place, and the colour of those that have but one */
  circles?: (Record<string, Colour | null>)[];
}
