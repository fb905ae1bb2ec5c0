// Written by `python scripts/describe_games.py`: change the rules, not this file.

export type Card =
  'acolyte' | 'antagonist' | 'architect' | 'aristocrat' | 'artisan' | 'artist' | 'benefactor' |
  'bishop' | 'charlatan' | 'chevalier' | 'clergyman' | 'conspirator' | 'courier' | 'deacon-1' |
  'deacon-2' | 'debt-collector-1' | 'debt-collector-2' | 'debt-collector-3' | 'debt-collector-4' |
  'defender' | 'diplomat' | 'disciple' | 'enforcer' | 'foreman' | 'friar' | 'gatekeeper' |
  'illusionist' | 'jeweller' | 'lookout' | 'mason' | 'meddler' | 'miner' | 'missionary-1' |
  'missionary-2' | 'overseer-1' | 'overseer-2' | 'pastor' | 'patron-1' | 'patron-2' | 'peddler-1' |
  'peddler-2' | 'peddler-3' | 'peddler-4' | 'pickpocket' | 'priest' | 'princess' | 'racketeer-1' |
  'racketeer-2' | 'scoundrel-1' | 'scoundrel-2' | 'scoundrel-3' | 'sculptor' | 'stonecutter-1' |
  'stonecutter-2' | 'strongman' | 'swindler-1' | 'swindler-2' | 'swindler-3' | 'tinker-1' | 'tinker-2'
  | 'tinker-3' | 'traitor' | 'traveller' | 'trickster' | 'vicar' | 'watchman' | 'woodcutter-1' |
  'woodcutter-2' | 'ada' | 'bertha' | 'clovis' | 'emma' | 'guntram' | 'judith' | 'lothaire' |
  'merovech' | 'rudolf' | 'therese' | 'abbot.0' | 'financier.0' | 'journeyman.0' | 'labourer.0' |
  'lender.0' | 'squire.0' | 'thief.0' | 'trader.0' | 'abbot.1' | 'financier.1' | 'journeyman.1' |
  'labourer.1' | 'lender.1' | 'squire.1' | 'thief.1' | 'trader.1' | 'abbot.2' | 'financier.2' |
  'journeyman.2' | 'labourer.2' | 'lender.2' | 'squire.2' | 'thief.2' | 'trader.2' | 'abbot.3' |
  'financier.3' | 'journeyman.3' | 'labourer.3' | 'lender.3' | 'squire.3' | 'thief.3' | 'trader.3' |
  'printed-a' | 'printed-b' | 'printed-c' | 'printed-d' | 'printed-e';
export type Manuscript =
  'black-3-flip' | 'black-4-ink' | 'black-4-virtue' | 'black-6-manuscripts' | 'black-6-deeds' |
  'yellow-3-resource' | 'yellow-3-flip' | 'yellow-4-virtue' | 'yellow-5-nobles' | 'yellow-6-debts' |
  'yellow-6-workers' | 'grey-3-flip' | 'grey-3-virtue' | 'grey-4-workshop' | 'grey-5-resources' |
  'grey-6-buildings' | 'grey-7-guildhall' | 'blue-3-hire' | 'blue-3-silver' | 'blue-4-resource' |
  'blue-5-merchants' | 'blue-6-criminals' | 'black-3-destroy' | 'black-5-clerics' | 'black-5-flips' |
  'black-7-manuscript' | 'yellow-4-gold' | 'yellow-4-place' | 'yellow-7-place' | 'grey-4-stone' |
  'grey-5-builders' | 'grey-6-trading-post' | 'blue-3-flip' | 'blue-4-deed' | 'blue-5-deed';
export type Place =
  'town-1' | 'town-2' | 'inner-a' | 'town-3' | 'town-4' | 'inner-b' | 'town-5' | 'town-6' | 'inner-c'
  | 'town-7' | 'town-8' | 'inner-d' | 'town-9' | 'town-10' | 'inner-e';
export type Scheme =
  's-bn' | 's-n' | 's-x1' | 's-nc' | 's-cb' | 's-b' | 's-c' | 's-x2' | 'f-c' | 'f-cb' | 'f-bn' | 'f-n'
  | 'f-nc' | 'f-b' | 'f-x1' | 'f-x2';
export type Slot =
  'trading-post-1' | 'trading-post-2' | 'trading-post-3' | 'guildhall-1' | 'guildhall-2' |
  'guildhall-3' | 'workshop-1' | 'workshop-2' | 'workshop-3';
export type Spot =
  'a1' | 'a2' | 'a3' | 'a4' | 'a5' | 'b1' | 'b2' | 'b3' | 'b4' | 'b5' | 'c1' | 'c2' | 'c3' | 'c4' |
  'c5' | 'd1' | 'd2' | 'd3' | 'd4' | 'd5' | 'e1' | 'e2' | 'e3' | 'e4' | 'e5';

export interface Nothing { is: 'Nothing' }
export interface InOrder { is: 'InOrder'; parts: Effect[] }
export interface OneOf { is: 'OneOf'; parts: Effect[] }
export interface Gain { is: 'Gain'; thing: 'silver' | 'ink' | 'gold' | 'stone' | 'resource' | 'debt' | 'deed' | 'virtue' | 'corruption'; count: number }
export interface Flip { is: 'Flip'; paper: 'debt' | 'deed' | 'either'; count: number }
export interface Rearrange { is: 'Rearrange' }
export interface Discard { is: 'Discard'; count: number }
export interface Destroy { is: 'Destroy'; count: number }
export interface DestroyOwn { is: 'DestroyOwn' }
export interface Shuffle { is: 'Shuffle' }
export interface FreeHire { is: 'FreeHire' }
export interface CastleMove { is: 'CastleMove' }
export interface PlaceFree { is: 'PlaceFree'; count: number }
export interface BuildFree { is: 'BuildFree'; building: 'trading-post' | 'guildhall' | 'workshop'; here: boolean }
export interface FreeManuscript { is: 'FreeManuscript' }
export interface GainScheme { is: 'GainScheme' }
export interface DismissAdjacent { is: 'DismissAdjacent' }
export type Effect =
  Nothing | InOrder | OneOf | Gain | Flip | Rearrange | Discard | Destroy | DestroyOwn | Shuffle |
  FreeHire | CastleMove | PlaceFree | BuildFree | FreeManuscript | GainScheme | DismissAdjacent;

export interface AskLayout { is: 'AskLayout' }
export interface AskFirstTiles { is: 'AskFirstTiles' }
export interface AskLot { is: 'AskLot' }
export interface AskPlayerCards { is: 'AskPlayerCards' }
export interface AskHeroes { is: 'AskHeroes' }
export interface AskPair { is: 'AskPair'; seat: number }
export interface AskDestroyOwn { is: 'AskDestroyOwn'; seat: number }
export interface FormDeck { is: 'FormDeck'; seat: number }
export interface SeatAi { is: 'SeatAi' }
export interface BuildPiles { is: 'BuildPiles' }
export interface Phase { is: 'Phase'; seat: number; phase: 'shift' | 'play' | 'move' | 'act' | 'recruit' | 'collide' | 'draw' | 'end' }
export interface AskPlay { is: 'AskPlay'; seat: number }
export interface AskMove { is: 'AskMove'; seat: number }
export interface AskAct { is: 'AskAct'; seat: number }
export interface AskFund { is: 'AskFund'; seat: number; act: 'trade' | 'construct' | 'place' | 'transcribe'; card: Card }
export interface AfterActs { is: 'AfterActs'; seat: number; act: 'trade' | 'construct' | 'place' | 'transcribe' }
export interface AskRecruit { is: 'AskRecruit'; seat: number }
export interface CollideStep { is: 'CollideStep'; part: number }
export interface AskDraw { is: 'AskDraw'; seat: number }
export interface AskReveal { is: 'AskReveal'; seat: number; purpose: 'play' | 'discard' | 'destroy' }
export interface AskTurnUp { is: 'AskTurnUp'; segment: 'a' | 'b' | 'c' | 'd' | 'e' }
export interface AskTurnUpTile { is: 'AskTurnUpTile'; segment: 'a' | 'b' | 'c' | 'd' | 'e' }
export interface AskDiscard { is: 'AskDiscard'; seat: number; count: number }
export interface AskDestroy { is: 'AskDestroy'; seat: number; count: number }
export interface AskRearrange { is: 'AskRearrange'; seat: number }
export interface AskHire { is: 'AskHire'; seat: number }
export interface AskManuscript { is: 'AskManuscript'; seat: number }
export interface Resolve { is: 'Resolve'; seat: number; effect: Effect }
export interface AskOneOf { is: 'AskOneOf'; seat: number; effect: Effect }
export interface AskResource { is: 'AskResource'; seat: number }
export interface AskFlip { is: 'AskFlip'; seat: number }
export interface AskSlot { is: 'AskSlot'; seat: number; building: 'trading-post' | 'guildhall' | 'workshop'; here: boolean }
export interface AskSpot { is: 'AskSpot'; seat: number; slot: Slot; here: boolean }
export interface AskSection { is: 'AskSection'; seat: number; count: number }
export interface AskShift { is: 'AskShift'; seat: number }
export interface FirstTier { is: 'FirstTier'; seat: number }
export interface AskGroup { is: 'AskGroup'; seat: number }
export interface Sideways { is: 'Sideways'; seat: number; section: 'ink-stone' | 'flip' | 'gold-move' | 'hire-destroy' | 'virtue' }
export interface SecondTier { is: 'SecondTier'; seat: number }
export interface Crowding { is: 'Crowding'; seat: number }
export interface AskBump { is: 'AskBump'; seat: number; tier: number; section: 'ink-stone' | 'flip' | 'gold-move' | 'hire-destroy' | 'virtue' }
export interface AiRow { is: 'AiRow'; row: number }
export interface AskScheme { is: 'AskScheme' }
export interface AskFuture { is: 'AskFuture' }
export interface AskHarder { is: 'AskHarder' }
export type Frame =
  AskLayout | AskFirstTiles | AskLot | AskPlayerCards | AskHeroes | AskPair | AskDestroyOwn | FormDeck
  | SeatAi | BuildPiles | Phase | AskPlay | AskMove | AskAct | AskFund | AfterActs | AskRecruit |
  CollideStep | AskDraw | AskReveal | AskTurnUp | AskTurnUpTile | AskDiscard | AskDestroy |
  AskRearrange | AskHire | AskManuscript | Resolve | AskOneOf | AskResource | AskFlip | AskSlot |
  AskSpot | AskSection | AskShift | FirstTier | AskGroup | Sideways | SecondTier | Crowding | AskBump
  | AiRow | AskScheme | AskFuture | AskHarder;

export interface LaidOut { is: 'LaidOut'; section: 'ink-stone' | 'flip' | 'gold-move' | 'hire-destroy' | 'virtue'; segments: ('a' | 'b' | 'c' | 'd' | 'e')[] }
export interface TilesLaid { is: 'TilesLaid'; tiles: Manuscript[] }
export interface LotFell { is: 'LotFell'; seat: number }
export interface PlayerCardsLaid { is: 'PlayerCardsLaid'; player_cards: ('1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10')[] }
export interface HeroesLaid { is: 'HeroesLaid'; cards: Card[] }
export interface PairTaken { is: 'PairTaken'; seat: number; player_card: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10'; card: Card }
export interface PilesBuilt { is: 'PilesBuilt'; debts: number; deeds: number }
export interface TurnBegan { is: 'TurnBegan'; round: number; seat: number }
export interface CardDropped { is: 'CardDropped'; seat: number; card: Card }
export interface CardPlayed { is: 'CardPlayed'; seat: number; card: Card }
export interface ViscountMoved { is: 'ViscountMoved'; seat: number; place: Place; silver: number; way: Place[] }
export interface ViscountsMet { is: 'ViscountsMet'; seat: number; other: number }
export interface Passed { is: 'Passed'; seat: number }
export interface CardTurnedUp { is: 'CardTurnedUp'; segment: 'a' | 'b' | 'c' | 'd' | 'e'; card: Card }
export interface TileTurnedUp { is: 'TileTurnedUp'; segment: 'a' | 'b' | 'c' | 'd' | 'e'; tile: Manuscript }
export interface CardDrawn { is: 'CardDrawn'; seat: number }
export interface CardSeen { is: 'CardSeen'; seat: number; card: Card }
export interface LastRoundCalled { is: 'LastRoundCalled'; seat: number; paper: 'debt' | 'deed' | 'either' }
export interface GameEnded { is: 'GameEnded'; winners: number[]; scores: number[] }
export interface Dismissed { is: 'Dismissed'; seat: number; card: Card; silver: number; act: 'trade' | 'construct' | 'place' | 'transcribe' }
export interface Traded { is: 'Traded'; seat: number; place: Place; times: number; silver: number }
export interface Paid { is: 'Paid'; seat: number; act: 'trade' | 'construct' | 'place' | 'transcribe'; pays: ('silver' | 'ink' | 'gold' | 'stone')[] }
export interface Built { is: 'Built'; seat: number; slot: Slot; spot: Spot }
export interface Linked { is: 'Linked'; seat: number; other: number; spot: Spot; other_spot: Spot }
export interface WorkersPlaced { is: 'WorkersPlaced'; seat: number; section: 'ink-stone' | 'flip' | 'gold-move' | 'hire-destroy' | 'virtue'; count: number }
export interface Transcribed { is: 'Transcribed'; seat: number; tile: Manuscript }
export interface PrintTranscribed { is: 'PrintTranscribed'; seat: number; segment: 'a' | 'b' | 'c' | 'd' | 'e' }
export interface BonusTaken { is: 'BonusTaken'; seat: number; ribbon: 'black' | 'yellow' | 'grey' | 'blue' }
export interface WorkerRose { is: 'WorkerRose'; seat: number; section: 'ink-stone' | 'flip' | 'gold-move' | 'hire-destroy' | 'virtue'; tier: number }
export interface WorkersSpread { is: 'WorkersSpread'; seat: number; section: 'ink-stone' | 'flip' | 'gold-move' | 'hire-destroy' | 'virtue'; count: number; sections: ('ink-stone' | 'flip' | 'gold-move' | 'hire-destroy' | 'virtue')[] }
export interface WorkerShifted { is: 'WorkerShifted'; seat: number; section: 'ink-stone' | 'flip' | 'gold-move' | 'hire-destroy' | 'virtue'; direction: 'clockwise' | 'counter-clockwise'; neighbour: 'ink-stone' | 'flip' | 'gold-move' | 'hire-destroy' | 'virtue' }
export interface WorkerBumped { is: 'WorkerBumped'; seat: number; other: number; tier: number; section: 'ink-stone' | 'flip' | 'gold-move' | 'hire-destroy' | 'virtue' }
export interface LeaderTaken { is: 'LeaderTaken'; seat: number }
export interface Gained { is: 'Gained'; seat: number; thing: 'silver' | 'ink' | 'gold' | 'stone' | 'resource' | 'debt' | 'deed' | 'virtue' | 'corruption'; count: number }
export interface MarkersMoved { is: 'MarkersMoved'; seat: number; thing: 'silver' | 'ink' | 'gold' | 'stone' | 'resource' | 'debt' | 'deed' | 'virtue' | 'corruption'; corruption: number; virtue: number }
export interface Flipped { is: 'Flipped'; seat: number; paper: 'debt' | 'deed' | 'either' }
export interface Rearranged { is: 'Rearranged'; seat: number; order: '123' | '132' | '213' | '231' | '312' | '321' }
export interface Hired { is: 'Hired'; seat: number; card: Card; silver: number }
export interface CardDiscarded { is: 'CardDiscarded'; seat: number; card: Card; from_hand: boolean }
export interface CardDestroyed { is: 'CardDestroyed'; seat: number; card: Card; from_hand: boolean }
export interface Shuffled { is: 'Shuffled'; seat: number }
export interface OptionChosen { is: 'OptionChosen'; seat: number; option: number; effect: Effect }
export interface NothingHappened { is: 'NothingHappened'; seat: number; effect: Effect }
export interface Declined { is: 'Declined'; seat: number; offer: 'hire' | 'discard' | 'destroy' | 'shift' }
export interface CollisionBegan { is: 'CollisionBegan'; seat: number; space: number }
export interface MarkersReset { is: 'MarkersReset'; seat: number }
export interface AiSeated { is: 'AiSeated'; ai_board: 'cleric' | 'builder' | 'noble' | 'card'; place: Place }
export interface SchemeDropped { is: 'SchemeDropped'; scheme: Scheme }
export interface SchemeRevealed { is: 'SchemeRevealed'; scheme: Scheme }
export interface SchemeGained { is: 'SchemeGained'; scheme: Scheme }
export interface SchemeAdded { is: 'SchemeAdded' }
export interface AiDismissed { is: 'AiDismissed'; card: Card }
export interface AiConsidered { is: 'AiConsidered'; aim: 'trade' | 'construct' | 'place' | 'transcribe' | 'focus' | 'flip'; need: number; have: number; spare: number; verdict: 'taken' | 'too-dear' | 'nothing-to-take' }
export interface AiFellBack { is: 'AiFellBack'; scheme: Scheme }
export interface AiConverted { is: 'AiConverted'; effect: Effect; into: Effect }
export interface AiTook { is: 'AiTook'; good: 'silver' | 'ink' | 'gold' | 'stone'; have: number; need: number }
export interface AiRowBegan { is: 'AiRowBegan'; row: number; scheme: Scheme; count: number }
export interface AiSpent { is: 'AiSpent'; aim: 'trade' | 'construct' | 'place' | 'transcribe' | 'focus' | 'flip'; pays: ('silver' | 'ink' | 'gold' | 'stone')[] }
export interface AiBuilt { is: 'AiBuilt'; building: 'trading-post' | 'guildhall' | 'workshop'; spot: Spot }
export interface AiReasoned { is: 'AiReasoned'; reason: 'first-spot' | 'next-spot' | 'own-section' | 'clockwise-group' | 'bump-human' | 'first-option' | 'own-manuscript' | 'next-manuscript' | 'only-debt' | 'only-deed' | 'fewer-debts' | 'fewer-deeds' | 'tie-debt' | 'shuffle-criminals' | 'shuffle-honest' | 'slot-built' | 'slot-collision' | 'slot-flip' | 'slot-scheme' | 'slot-shuffle' | 'upper-row' }
export type Event =
  LaidOut | TilesLaid | LotFell | PlayerCardsLaid | HeroesLaid | PairTaken | PilesBuilt | TurnBegan |
  CardDropped | CardPlayed | ViscountMoved | ViscountsMet | Passed | CardTurnedUp | TileTurnedUp |
  CardDrawn | CardSeen | LastRoundCalled | GameEnded | Dismissed | Traded | Paid | Built | Linked |
  WorkersPlaced | Transcribed | PrintTranscribed | BonusTaken | WorkerRose | WorkersSpread |
  WorkerShifted | WorkerBumped | LeaderTaken | Gained | MarkersMoved | Flipped | Rearranged | Hired |
  CardDiscarded | CardDestroyed | Shuffled | OptionChosen | NothingHappened | Declined |
  CollisionBegan | MarkersReset | AiSeated | SchemeDropped | SchemeRevealed | SchemeGained |
  SchemeAdded | AiDismissed | AiConsidered | AiFellBack | AiConverted | AiTook | AiRowBegan | AiSpent
  | AiBuilt | AiReasoned;

export interface LayOut { is: 'LayOut'; section: 'ink-stone' | 'flip' | 'gold-move' | 'hire-destroy' | 'virtue'; segments: ('a' | 'b' | 'c' | 'd' | 'e')[] }
export interface LayTiles { is: 'LayTiles'; tiles: Manuscript[] }
export interface Begin { is: 'Begin'; seat: number }
export interface LayPlayerCards { is: 'LayPlayerCards'; player_cards: ('1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10')[] }
export interface LayHeroes { is: 'LayHeroes'; cards: Card[] }
export interface TurnUp { is: 'TurnUp'; card: Card }
export interface TurnUpTile { is: 'TurnUpTile'; tile: Manuscript }
export interface Draw { is: 'Draw'; card: Card }
export interface Reveal { is: 'Reveal'; card: Card }
export interface RevealScheme { is: 'RevealScheme'; scheme: Scheme }
export interface TakePair { is: 'TakePair'; player_card: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' }
export interface TakeResource { is: 'TakeResource'; good: 'silver' | 'ink' | 'gold' | 'stone' }
export interface Play { is: 'Play'; card: Card }
export interface Move { is: 'Move'; place: Place; silver: number }
export interface Dismiss { is: 'Dismiss'; act: 'trade' | 'construct' | 'place' | 'transcribe' }
export interface Trade { is: 'Trade'; times: number; silver: number }
export interface Construct { is: 'Construct'; building: 'trading-post' | 'guildhall' | 'workshop'; pays: ('silver' | 'ink' | 'gold' | 'stone')[] }
export interface PlaceAction { is: 'Place'; count: number; pays: ('silver' | 'ink' | 'gold' | 'stone')[] }
export interface Transcribe { is: 'Transcribe'; pays: ('silver' | 'ink' | 'gold' | 'stone')[] }
export interface Pass { is: 'Pass' }
export interface Decline { is: 'Decline' }
export interface EmptySlot { is: 'EmptySlot'; slot: Slot }
export interface BuildOn { is: 'BuildOn'; spot: Spot }
export interface ResolveGroup { is: 'ResolveGroup'; section: 'ink-stone' | 'flip' | 'gold-move' | 'hire-destroy' | 'virtue' }
export interface Bump { is: 'Bump'; seat: number }
export interface Shift { is: 'Shift'; section: 'ink-stone' | 'flip' | 'gold-move' | 'hire-destroy' | 'virtue'; direction: 'clockwise' | 'counter-clockwise' }
export interface PlaceIn { is: 'PlaceIn'; section: 'ink-stone' | 'flip' | 'gold-move' | 'hire-destroy' | 'virtue' }
export interface Hire { is: 'Hire'; card: Card }
export interface TakeManuscript { is: 'TakeManuscript'; tile: Manuscript }
export interface DiscardCard { is: 'DiscardCard'; card: Card }
export interface DiscardTop { is: 'DiscardTop' }
export interface DestroyCard { is: 'DestroyCard'; card: Card }
export interface DestroyTop { is: 'DestroyTop' }
export interface FlipPaper { is: 'FlipPaper'; paper: 'debt' | 'deed' | 'either' }
export interface Choose { is: 'Choose'; option: number }
export interface Arrange { is: 'Arrange'; order: '123' | '132' | '213' | '231' | '312' | '321' }
export type Action =
  LayOut | LayTiles | Begin | LayPlayerCards | LayHeroes | TurnUp | TurnUpTile | Draw | Reveal |
  RevealScheme | TakePair | TakeResource | Play | Move | Dismiss | Trade | Construct | PlaceAction |
  Transcribe | Pass | Decline | EmptySlot | BuildOn | ResolveGroup | Bump | Shift | PlaceIn | Hire |
  TakeManuscript | DiscardCard | DiscardTop | DestroyCard | DestroyTop | FlipPaper | Choose | Arrange;
export type Verb =
  'lay' | 'tiles' | 'begin' | 'player-cards' | 'heroes' | 'turn-up' | 'tile' | 'draw' | 'reveal' |
  'scheme' | 'pair' | 'take' | 'play' | 'move' | 'dismiss' | 'trade' | 'construct' | 'workers' |
  'transcribe' | 'pass' | 'decline' | 'slot' | 'spot' | 'group' | 'bump' | 'shift' | 'section' |
  'hire' | 'manuscript' | 'discard' | 'discard-top' | 'destroy' | 'destroy-top' | 'flip' | 'choose' |
  'arrange';

export interface Player {
  /** number of the player card */
  player_card: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | null;
  /** where the viscount stands */
  viscount: Place | null;
  /** cards on the player board, spaces 1 to 3 */
  board: (Card | null)[];
  /** cards in hand */
  hand: Card[] | { known: Card[]; hidden: number };
  /** the draw pile, in no order */
  draw: Card[];
  /** discards, as they came */
  discards: Card[];
  /** what everybody knows to be in the hand */
  known: Card[];
  /** silver and resources */
  goods: Record<'silver' | 'ink' | 'gold' | 'stone', number>;
  /** debts */
  debts: Record<'unpaid' | 'paid', number>;
  /** deeds */
  deeds: Record<'acquired' | 'approved', number>;
  /** space of the corruption marker */
  corruption: number;
  /** space of the virtue marker */
  virtue: number;
  /** building slots that are empty */
  slots: Slot[];
  /** manuscripts, as they came */
  manuscripts: Manuscript[];
  /** workers in the supply */
  workers: number;
  /** the icons on the board (VW-6.1); not of an AI */
  icons?: Record<'merchant' | 'builder' | 'noble' | 'cleric' | 'criminal', number>;
  /** the hand limit (VW-8.4); not of an AI */
  hand_limit?: number;
}

export interface Schemes {
  /** on the AI's board */
  board: (Scheme | null)[];
  /** its pile, in no order */
  pile: Scheme[];
  /** its discards */
  discards: Scheme[];
  /** for the future, in no order */
  future: Scheme[];
  /** future schemes that were shuffled into the pile unseen */
  secret: number;
}

export interface GameView {
  viewer: number | null;
  game: string;
  version: number;
  edition: string;
  seats: number;
  options: { rival: 'players' | 'cleric' | 'builder' | 'noble' | 'card'; harder: '0' | '1' | '2' | '3'; piles: 'last' | 'first' };
  /** number of the round, from 1 */
  round: number;
  /** number of the last round, once it is called (VW-9.1) */
  last_round: number | null;
  /** the start player */
  first: number;
  /** whose turn it is */
  on_turn: number | null;
  /** the card of this turn */
  played: Card | null;
  /** the segments of the board clockwise, `a` first */
  ring: ('a' | 'b' | 'c' | 'd' | 'e')[] | null;
  /** the section of the castle that faces segment `a` */
  castle: 'ink-stone' | 'flip' | 'gold-move' | 'hire-destroy' | 'virtue' | null;
  /** the visible townsfolk of each segment */
  tops: Record<'a' | 'b' | 'c' | 'd' | 'e', Card | null>;
  /** how many lie below it */
  below: Record<'a' | 'b' | 'c' | 'd' | 'e', number>;
  /** all that lie below, in no order */
  pool: Card[];
  /** destroyed and dismissed */
  gone: Card[];
  /** the visible manuscript of each segment */
  tiles: Record<'a' | 'b' | 'c' | 'd' | 'e', Manuscript | null>;
  /** how many lie below it */
  tiles_below: Record<'a' | 'b' | 'c' | 'd' | 'e', number>;
  /** all that lie below, in no order */
  tile_pool: Manuscript[];
  /** player cards that nobody has taken */
  player_cards: ('1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10')[];
  /** the heroes laid out with them */
  heroes: Card[];
  /** what each seat has */
  players: Player[];
  /** what is built where */
  spots: Record<string, { seat: number; building: 'trading-post' | 'guildhall' | 'workshop' }>;
  /** workers of each seat in the sections of the castle */
  first_tier: Record<'ink-stone' | 'flip' | 'gold-move' | 'hire-destroy' | 'virtue', number[]>;
  /** the same */
  second_tier: Record<'ink-stone' | 'flip' | 'gold-move' | 'hire-destroy' | 'virtue', number[]>;
  /** workers at the top */
  third_tier: number[];
  /** who holds the castle leader card */
  leader: number | null;
  /** who holds the bonus cards */
  bonus: Record<'black' | 'yellow' | 'grey' | 'blue', number | null>;
  /** debts above the poverty card */
  debts_left: number | null;
  /** deeds above the prosperity card */
  deeds_left: number | null;
  /** those of the AI */
  schemes: Schemes;
  /** what is still to be done, the next last */
  todo: Frame[];
  /** the side of the board that is up */
  side?: 'small' | 'large';
  /** who is on turn, if their markers have met */
  met?: number | null;
  /** the phases of a turn */
  phases?: ('play' | 'move' | 'act' | 'recruit' | 'collide' | 'draw')[];
  /** the one that is played; nothing before the first turn */
  playing?: 'play' | 'move' | 'act' | 'recruit' | 'collide' | 'draw' | null;
}
