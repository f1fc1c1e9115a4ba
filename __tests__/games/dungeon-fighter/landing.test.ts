/** What is offered as the right strength of a throw has to land it: else a player who does as told never hits. */
import { Random } from '@/engine/random';
import { CONTACT, PLAIN_CONTACT, STANCES } from '@/games/dungeon-fighter/content/stances';
import { REQUIREMENT_IDS, type RequirementId } from '@/games/dungeon-fighter/content/vocabulary';
import { practise } from '@/games/dungeon-fighter/rules/practice';
import { SOUTH, propsFor } from '@/games/dungeon-fighter/rules/stance';
import { launchBy } from '@/games/dungeon-fighter/table/throwing/launching';

import { thrownBy } from './heldKey';

const THROWS = 100;
/** A key knows no error of the hand, but strokes of fixed length and time: it need not be as good at everything. */
const SHARE_OF_COMPETENT = 0.6;

function contactsOf(ids: readonly RequirementId[], oneHanded: boolean): number {
  const [id] = ids;
  const { result, setting } = thrownBy(ids, { oneHanded, aside: -(id ? (STANCES[id].aside ?? 0) : 0) });
  if (result?.kind !== 'throw') throw new Error(`${ids.join()}: nothing thrown`);
  const random = Random.fromSeed('landing');
  let contacts = 0;
  for (let n = 0; n < THROWS; n++) {
    const thrown = { launch: launchBy(result.motion, setting), props: propsFor(ids, SOUTH), gates: result.gates };
    if (practise(ids, thrown, random).result.contact) contacts += 1;
  }
  return contacts / THROWS;
}

test.each([['two hands', false], ['one hand', true]] as const)('DF-305 a key held for the full time lands every throw as a competent hand does (%s)', (_hands, oneHanded) => {
  const poor: string[] = [];
  for (const ids of [[], ...REQUIREMENT_IDS.map((id) => [id])]) {
    const [id] = ids;
    const wanted = SHARE_OF_COMPETENT * (id ? CONTACT[id] : PLAIN_CONTACT);
    const contacts = contactsOf(ids, oneHanded);
    if (contacts < wanted) poor.push(`${id ?? 'plain'}: ${contacts} of ${wanted.toFixed(2)}`);
  }
  expect(poor).toEqual([]);
});
