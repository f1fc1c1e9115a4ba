/**
 * Writes files of a campaign of Ronin's Revenge that stands before certain matches, as the rules have led there: the story is
 * played by bots, its battles by one throw each. `npx tsx …/sagaFile.ts '{"players":["Kaja"],"before":["chapter-2/story"]}' folder`
 * writes `folder/chapter-2-story.grudge.json`.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import type { AnyBox } from '@/engine/box';
import type { AnyCampaign } from '@/engine/campaign/campaign';
import type { AnyRunningCampaign } from '@/engine/campaign/runningCampaign';
import { playCampaign } from '@/engine/campaign/simulateCampaign';
import { soulsOfKurokai } from '@/games/ronins-revenge/campaign/soulsOfKurokai';
import { roninsStory } from '@/games/ronins-revenge/story';
import { useCampaigns } from '@/store/campaigns';
import type { Sharing } from '@/store/seats';
import { installStorage } from '@/store/storage/current';
import { memoryStorage } from '@/store/storage/keyValue';
import { battleStub } from '@tests/games/ronins-revenge/campaign/battleStub';

interface Wanted {
  readonly players: readonly string[];
  /** The matches before which a file is to stand; `the-end`: behind the last one. */
  readonly before: readonly string[];
  readonly seed?: string;
  /** How people share the device. */
  readonly sharing?: Sharing;
  /** How often a battle is won, in percent. */
  readonly chance?: number;
  /** Of the campaign, besides the number of players. */
  readonly options?: object;
}

const [asked = '{}', folder = '.'] = process.argv.slice(2);
const { players, before, sharing, seed = 'browser', chance = 100, options = {} } = JSON.parse(asked) as Wanted;
const battle = battleStub(() => chance) as unknown as AnyBox;
const story = roninsStory as unknown as AnyBox;

function write(running: AnyRunningCampaign, match: string): void {
  const id = `saga-${seed}-${match.replace('/', '-')}`;
  const seats = players.map((name) => ({ name, plays: 'person' as const }));
  const written = useCampaigns.getState().put({ id, name: 'Souls of Kurokai', box: 'ronins-revenge', players: seats, sharing, createdAt: 0 }, running);
  if (!written.ok) throw new Error('nothing was written');
  writeFileSync(path.join(folder, `${match.replace('/', '-')}.grudge.json`), useCampaigns.getState().exportFile(id)?.text ?? '');
}

installStorage(memoryStorage());
useCampaigns.getState().open();
const missing = new Set(before);
const playing = playCampaign(soulsOfKurokai as unknown as AnyCampaign, {
  options: soulsOfKurokai.parseOptions({ ...soulsOfKurokai.defaults, seats: players.length, ...options }), seed,
  boxOf: (game) => (game === story.game.id ? story : battle), playerOf: ({ bots }) => bots.hard, maxMatches: 60, maxMoves: 900,
});
for (let step = playing.next(); !step.done && missing.size > 0; step = playing.next()) {
  const { matches } = step.value.ahead;
  for (const id of matches.length > 0 ? matches.map((match) => match.id) : ['the-end']) if (missing.delete(id)) write(step.value, id);
}
if (missing.size > 0) throw new Error(`this campaign never came to ${[...missing].join(', ')}`);
