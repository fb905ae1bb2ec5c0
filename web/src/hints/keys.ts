// Made by `make types` from the English catalogue: the keys of these words.

export type Key =
  | 'title'
  | 'looking'
  | 'looked'
  | 'seen'
  | 'win'
  | 'wins'
  | 'loses'
  | 'lead'
  | 'lead_about'
  | 'better'
  | 'against'
  | 'same'
  | 'later'
  | 'choose'
  | 'on_button'
  | 'kept'
  | 'unsure'
  | 'together';
