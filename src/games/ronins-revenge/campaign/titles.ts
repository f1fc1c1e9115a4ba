import type { ChapterBoss } from '../content/story/chapter';
import type { EndingId, VariantId } from '../content/story/conditions';

/** What the campaign's page says of each chapter; the chapters themselves arrive when they are opened. */
export const TITLES: readonly { readonly title: string; readonly boss: ChapterBoss; readonly words: string }[] = [
  { title: 'The Ash Gate', boss: 'ushikado', words: 'Ash on the Suzaku road, four strangers at one fire, and a gaoler who counts.' },
  { title: 'The Loom in the Cedars', boss: 'itoguruma', words: 'The missing are calling from high up, where no branch would carry a person.' },
  { title: 'Ferry of the Drowned', boss: 'funakuro', words: 'The river has one bank. The ferry takes fares nobody would miss.' },
  { title: 'House of Paper Masks', boss: 'nineFaces', words: 'A theatre plays the same night every night, and four parts are not filled.' },
  { title: 'The Thunder Stair', boss: 'raitora', words: 'A stair cut for longer legs, and weather that listens for a step out of time.' },
  { title: 'Garden of Nails', boss: 'kugi', words: 'Every grudge in the province hangs on a nail here. Four trees have your signs.' },
  { title: 'The Iron Orchard', boss: 'akaAo', words: 'Links hang from the boughs to cool, and two brothers disagree about the width.' },
  { title: 'The Bone Procession', boss: 'gashaO', words: 'The unburied are walking to the keep. There is room among them.' },
  { title: 'The Suzaku Keep', boss: 'harunobu', words: 'A tired man on a seat has been expecting you, and has had tea put on.' },
  { title: 'Mouth of Kurokai', boss: 'kurokai', words: 'Under the seat is a gate without a wall. Everything that was put off is in there.' },
];

export const BOSS_NAMES: Readonly<Record<ChapterBoss, string>> = {
  ushikado: 'Ushikado', itoguruma: 'Itoguruma', funakuro: 'Funa-Kuro', nineFaces: 'the Nine-Faced Actor', raitora: 'Raitora',
  kugi: 'Lady Kugi', akaAo: 'Aka and Ao', gashaO: 'Gasha-O', harunobu: 'Harunobu', kurokai: 'Kurokai',
};

export const VARIANT_NAMES: Readonly<Record<VariantId, string>> = { fifthWanderer: 'the Fifth Wanderer', cagedDawn: 'the Caged Dawn', devouringNight: 'the Devouring Night' };

/** An ending in one breath; the book tells it at length. */
export const ENDINGS: Readonly<Record<EndingId, { readonly title: string; readonly words: string; readonly won: boolean }>> = {
  deeperNight: { title: 'Nothing Ends', words: 'Nothing ends. That is the whole of it.', won: false },
  emptySeat: { title: 'The Empty Seat', words: 'Nobody sits down. It turns out that this was allowed.', won: true },
  dawn: { title: 'Dawn', words: 'The gate closes from the inside and the light stays out here.', won: true },
  tragicBalance: { title: 'The Line', words: 'Night keeps its half and is kept to it. Someone has to stand at the line; you draw straws, and everyone cheats.', won: true },
};
