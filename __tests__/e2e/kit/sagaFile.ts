/**
 * Prints the file of a campaign of Ronin's Revenge that stands before a certain match, as the rules have led there: the story is
 * played by bots, its battles by one throw each. `npx tsx …/sagaFile.ts Kaja chapter-1/victory [seed] [chance of a victory in percent]`.
 */
import type { AnyBox } from '@/engine/box';
import type { AnyCampaign } from '@/engine/campaign/campaign';
import { playCampaign } from '@/engine/campaign/simulateCampaign';
import { soulsOfKurokai } from '@/games/ronins-revenge/campaign/soulsOfKurokai';
import { roninsStory } from '@/games/ronins-revenge/story';
import { useCampaigns } from '@/store/campaigns';
import { installStorage } from '@/store/storage/current';
import { memoryStorage } from '@/store/storage/keyValue';
import { battleStub } from '@tests/games/ronins-revenge/campaign/battleStub';

const [name = 'Kaja', before = 'chapter-1/victory', seed = 'browser', chance = '100'] = process.argv.slice(2);
const battle = battleStub(() => Number(chance)) as unknown as AnyBox;
const story = roninsStory as unknown as AnyBox;

function campaignBefore(match: string) {
  const playing = playCampaign(soulsOfKurokai as unknown as AnyCampaign, {
    options: soulsOfKurokai.defaults, seed, boxOf: (game) => (game === story.game.id ? story : battle), playerOf: ({ bots }) => bots.hard, maxMatches: 60, maxMoves: 900,
  });
  for (let step = playing.next(); !step.done; step = playing.next()) {
    if (step.value.ahead.matches.some(({ id }) => id === match)) return step.value;
  }
  throw new Error(`this campaign never came to ${match}`);
}

installStorage(memoryStorage());
useCampaigns.getState().open();
const players = [{ name, plays: 'person' as const }];
const written = useCampaigns.getState().put({ id: `saga-${seed}`, name: 'Souls of Kurokai', box: 'ronins-revenge', players, sharing: undefined, createdAt: 0 }, campaignBefore(before));
if (!written.ok) throw new Error('nothing was written');
process.stdout.write(useCampaigns.getState().exportFile(`saga-${seed}`)?.text ?? '');
