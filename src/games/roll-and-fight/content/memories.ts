import type { HeroId } from './heroes';

/** What comes back to a hero at the beginning of each of the four rounds. */
export const MEMORIES: Readonly<Record<HeroId, readonly [string, string, string, string]>> = {
  kaja: [
    'Four in the morning, a wooden sword, and nobody counting but her.',
    'The scar itches before every fight. It has never been wrong.',
    'They laughed when she came to the funeral armed.',
    'One name was left on the list. She had saved it.',
  ],
  johnny: [
    'A pawnshop mirror, and the draw practised until it broke.',
    'The band stopped playing. He tipped them anyway.',
    'He had two bullets and three appointments.',
    'Somebody sold him out. Tonight he collects the change.',
  ],
  shadowman: [
    'He learned every back door in the district before he learned to read.',
    'The lamp went out. Only one of them had planned for it.',
    'They put his name on a grave. It was good cover.',
    'Nobody saw him leave. Nobody will see him come back.',
  ],
  gudrun: [
    'Her grandmother wrestled bears. The bears asked for a rematch.',
    'The boat burned, so she swam.',
    'Three ribs, one tooth, no apology.',
    'She promised to be home for supper. She did not say which.',
  ],
};
