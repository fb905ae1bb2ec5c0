// The sign on the roundel of each townsfolk, by the name without its number.

const CHARGES: Record<string, string> = {
  acolyte: 'prayer', antagonist: 'daggers', architect: 'compass', aristocrat: 'top-hat', artisan: 'anvil', artist: 'palette',
  benefactor: 'receive-money', bishop: 'pope-crown', charlatan: 'domino-mask', chevalier: 'black-knight-helm', clergyman: 'church',
  conspirator: 'cloak-dagger', courier: 'wax-seal', deacon: 'candle-holder', 'debt-collector': 'abacus', defender: 'shield',
  diplomat: 'shaking-hands', disciple: 'hooded-figure', enforcer: 'spiked-mace', foreman: 'whip', friar: 'monk-face', gatekeeper: 'medieval-gate',
  illusionist: 'magic-hat', jeweller: 'big-diamond-ring', lookout: 'spyglass', mason: 'trowel', meddler: 'puppet', miner: 'mining',
  missionary: 'pilgrim-hat', overseer: 'ringing-bell', pastor: 'shepherds-crook', patron: 'crown-coin', peddler: 'basket', pickpocket: 'robber-hand',
  priest: 'holy-grail', princess: 'queen-crown', racketeer: 'brass-knuckles', scoundrel: 'robber', sculptor: 'stone-bust',
  stonecutter: 'stone-crafting', strongman: 'biceps', swindler: 'rolling-dices', tinker: 'hammer-nails', traitor: 'backstab', traveller: 'bindle',
  trickster: 'jester-hat', vicar: 'jeweled-chalice', watchman: 'lantern', woodcutter: 'wood-axe', abbot: 'abbot-meeple', financier: 'cash',
  journeyman: 'walk', labourer: 'wheelbarrow', lender: 'profit', squire: 'sword-tie', thief: 'robber-mask', trader: 'trade',
  ada: 'cloaked-figure-on-horseback', bertha: 'queen-crown', clovis: 'cloak-dagger', emma: 'scroll-quill', guntram: 'gavel', judith: 'hand-saw',
  lothaire: 'open-treasure-chest', merovech: 'crossed-axes', rudolf: 'imperial-crown', therese: 'old-wagon',
};

/** `deacon-1` and `abbot.0` share the sign and the name of `deacon` and `abbot`. */
export const baseOf = (card: string): string => card.replace(/\.\d$/, '').replace(/-\d$/, '');
export const chargeOf = (card: string): string => CHARGES[baseOf(card)] ?? 'meeple';
