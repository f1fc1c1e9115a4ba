import type { IconName } from '@/theme/iconSheets';

/** One picture per place or thing, known by its silhouette at the size of a thumb. People have faces instead. */
export const EMBLEMS: Readonly<Partial<Record<string, IconName>>> = {
  G16: 'ammo-box', G17: 'saddle', G18: 'bullets', G19: 'splashy-stream', G20: 'coffee-pot',
  G21: 'church', G22: 'kitchen-scale', G23: 'caravan', G24: 'stable', G25: 'law-star',
  G26: 'bed', G27: 'well', G28: 'cactus', G29: 'gold-nuggets', G30: 'donkey',
  Y17: 'powder-bag', Y18: 'strongbox', Y19: 'apothecary', Y20: 'trade', Y21: 'fish-smoking',
  Y22: 'camping-tent', Y23: 'herbs-bundle', Y24: 'gun-stock', Y25: 'mountain-road', Y26: 'aerial-signal',
  Y27: 'rattlesnake', Y28: 'sandstorm', Y29: 'salt-shaker', Y30: 'potion-ball', R18: 'heavy-bullets',
  R19: 'locked-chest', R20: 'scalpel', R21: 'cellar-barrels', R22: 'window-bars', R23: 'mine-wagon',
  R24: 'spyglass', R25: 'hospital-cross', R26: 'falling-rocks', R27: 'bear-head', R28: 'rope-bridge',
  R29: 'horse-head', R30: 'mining', K19: 'crossed-sabres', K20: 'chariot', K21: 'oasis',
  K22: 'police-badge', K23: 'steam-locomotive', K24: 'winchester-rifle', K25: 'thunder-struck', K26: 'flood',
  K27: 'quicksand', K28: 'dynamite', K29: 'vulture', K30: 'gold-stack',
};
