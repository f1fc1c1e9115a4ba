import { gashaO } from './bosses/body';
import { nineFaces } from './bosses/castQuestions';
import { kugi } from './bosses/dolls';
import { harunobu } from './bosses/duel';
import { itoguruma } from './bosses/loom';
import { devouringNight } from './bosses/night';
import { funakuro } from './bosses/river';
import { fifthWanderer } from './bosses/wanderer';

/** The frames that only one boss brings. */
export const ownKinds = {
  ...itoguruma.kinds, ...funakuro.kinds, ...nineFaces.kinds, ...kugi.kinds, ...gashaO.kinds, ...harunobu.kinds, ...fifthWanderer.kinds, ...devouringNight.kinds,
};
