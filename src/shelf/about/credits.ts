export interface Credit {
  readonly name: string;
  readonly by: string;
  readonly licence: string;
  readonly address?: string;
}

export const FONT_CREDITS: readonly Credit[] = [
  { name: 'Inter', by: 'The Inter Project Authors', licence: 'SIL Open Font License 1.1', address: 'https://github.com/rsms/inter' },
  { name: 'Barlow Condensed', by: 'The Barlow Project Authors', licence: 'SIL Open Font License 1.1', address: 'https://github.com/jpt/barlow' },
  { name: 'Rye', by: 'Sorkin Type Co', licence: 'SIL Open Font License 1.1' },
  { name: 'Special Elite', by: 'Astigmatic', licence: 'Apache License 2.0' },
  { name: 'Permanent Marker', by: 'Font Diner', licence: 'Apache License 2.0' },
  { name: 'Bangers', by: 'The Bangers Project Authors', licence: 'SIL Open Font License 1.1' },
  { name: 'Alfa Slab One', by: 'The Alfa Slab One Project Authors', licence: 'SIL Open Font License 1.1' },
];

export const LIBRARY_CREDITS: readonly Credit[] = [
  { name: 'Expo and Expo Router', by: '650 Industries', licence: 'MIT' },
  { name: 'React and React Native', by: 'Meta Platforms', licence: 'MIT' },
  { name: 'React Native for Web', by: 'Nicolas Gallagher', licence: 'MIT' },
  { name: 'React Native Skia', by: 'Shopify', licence: 'MIT' },
  { name: 'Skia and CanvasKit', by: 'Google', licence: 'BSD 3-Clause' },
  { name: 'Reanimated, Worklets, Gesture Handler, Screens', by: 'Software Mansion', licence: 'MIT' },
  { name: 'Safe Area Context', by: 'Th3rd Wave', licence: 'MIT' },
  { name: 'Zustand', by: 'Poimandres', licence: 'MIT' },
  { name: 'Valibot', by: 'Fabian Hiller', licence: 'MIT' },
];

/** Authors on game-icons.net, as its licence file names them. */
export const ICON_AUTHORS =
  'Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog, Lucas, Faithtoken, Skoll, Andy Meneely, Cathelineau, Kier Heyl, Aussiesim, Sparker, Zeromancer, Rihlsul, Quoting, Guard13007, DarkZaitzev, SpencerDub, GeneralAce135, Zajkonur, Catsu, Starseeker, Pepijn Poolman, Pierre Leducq and Caro Asercion';
