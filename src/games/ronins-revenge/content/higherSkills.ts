import type { Skill } from './kit';
import { KENSHO_SKILLS } from './skills/kensho';
import { KOSUKE_SKILLS } from './skills/kosuke';
import { SAYAKA_SKILLS } from './skills/sayaka';
import { TAKAHIRO_SKILLS } from './skills/takahiro';
import type { HeroId } from './terms';

/** Skills that Souls unlock, three for each level from the second. */
export const HIGHER_SKILLS: Readonly<Record<HeroId, readonly Skill[]>> = {
  takahiro: TAKAHIRO_SKILLS, sayaka: SAYAKA_SKILLS, kosuke: KOSUKE_SKILLS, kensho: KENSHO_SKILLS,
};
