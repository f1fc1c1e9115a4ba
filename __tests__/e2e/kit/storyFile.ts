/** Prints the file of a story match of Ronin's Revenge that nobody has played yet: `npx tsx …/storyFile.ts '{"chapter":1}' Kaja,Noor around`. */
import type { AnyBox } from '@/engine/box';
import { HERO_IDS } from '@/games/ronins-revenge/content/terms';
import { roninsStory } from '@/games/ronins-revenge/story';
import { STORY_DEFAULTS, newHero } from '@/games/ronins-revenge/story/options';
import { useSaves } from '@/store/saves';
import { SHARINGS } from '@/store/seats';
import { startMatch } from '@/store/startMatch';
import { installStorage } from '@/store/storage/current';
import { memoryStorage } from '@/store/storage/keyValue';

const [options = '{}', people = 'Kaja', sharing] = process.argv.slice(2);
const names = people.split(',');
const party = { ...STORY_DEFAULTS.party };
for (const [seat, hero] of HERO_IDS.entries()) if (seat > 0 && seat < names.length) party[hero] = newHero(hero, seat, true);
const box: AnyBox = roninsStory as unknown as AnyBox;

installStorage(memoryStorage());
useSaves.getState().open(() => ({ title: box.game.title, version: box.game.version }));
const started = startMatch(box, { ...STORY_DEFAULTS, seats: names.length, party, ...(JSON.parse(options) as object) }, names.map((name) => ({ name, plays: 'person' })), SHARINGS.find((each) => each === sharing), { seed: 'browser' });
if (!started.ok) throw new Error(started.words);
process.stdout.write(useSaves.getState().exportFile(started.id)?.text ?? '');
