/** What is offered as the right strength of a throw has to land it: else a player who does as told never hits. */
import { Random } from '@/engine/random';
import { HANDS, normal } from '@/games/dungeon-fighter/bot/hand';
import { combinationOf } from '@/games/dungeon-fighter/content/combinations';
import { CONTACT, PLAIN_CONTACT } from '@/games/dungeon-fighter/content/stances';
import { REQUIREMENT_IDS, type RequirementId } from '@/games/dungeon-fighter/content/vocabulary';
import { practise } from '@/games/dungeon-fighter/preview/practice';
import { SOUTH, propsFor, stanceFor } from '@/games/dungeon-fighter/rules/throw/stance';
import { bearing, directionAt } from '@/games/dungeon-fighter/table/throwing/bearing';
import { launchBy } from '@/games/dungeon-fighter/table/throwing/launching';

import { thrownBy } from './heldKey';

/** A key knows no error of the hand, but strokes of fixed length and time: it need not be as good at everything. */
const SHARE_OF_COMPETENT = 0.6;

/** The share of contacts of a key held for the full time; with `noise`, of a hand that strays like the competent one. */
function contactsOf(ids: readonly RequirementId[], { oneHanded = false, noise = 0, throws = 100 } = {}): number {
  const { result, setting } = thrownBy(ids, { oneHanded, aside: -(stanceFor(ids).aside ?? 0) });
  if (result?.kind !== 'throw') throw new Error(`${ids.join()}: nothing thrown`);
  const random = Random.fromSeed('landing');
  const stray = (deviation: number): number => noise * deviation * normal(random);
  let contacts = 0;
  for (let n = 0; n < throws; n++) {
    const { motion } = result;
    const strayed = { ...motion, ...directionAt(bearing(motion) + stray(HANDS.competent.direction)), speed: motion.speed * (1 + stray(HANDS.competent.speed)), pitch: motion.pitch + stray(HANDS.competent.pitch) };
    const thrown = { launch: launchBy(strayed, setting), props: propsFor(ids, SOUTH), gates: result.gates };
    if (practise(ids, thrown, random).result.contact) contacts += 1;
  }
  return contacts / throws;
}

test.each([['two hands', false], ['one hand', true]] as const)('DF-305 a key held for the full time lands every throw as a competent hand does (%s)', (_hands, oneHanded) => {
  const poor: string[] = [];
  for (const ids of [[], ...REQUIREMENT_IDS.map((id) => [id])]) {
    const [id] = ids;
    const wanted = SHARE_OF_COMPETENT * (id ? CONTACT[id] : PLAIN_CONTACT);
    const contacts = contactsOf(ids, { oneHanded });
    if (contacts < wanted) poor.push(`${id ?? 'plain'}: ${contacts} of ${wanted.toFixed(2)}`);
  }
  expect(poor).toEqual([]);
});

/** Pairs that hardly anybody can make are left alone: a party backs down from them. */
const POSSIBLE = 0.1;
const SHARE_IN_PAIRS = 0.4;

test('DF-190 together with any other throw a good gesture lands too: no pair is a trap', () => {
  const traps: string[] = [];
  REQUIREMENT_IDS.forEach((one, index) => {
    for (const other of REQUIREMENT_IDS.slice(index + 1)) {
      const { contact } = combinationOf([one, other]);
      if (contact < POSSIBLE) continue;
      const contacts = contactsOf([one, other], { noise: 1, throws: 40 });
      if (contacts < SHARE_IN_PAIRS * contact) traps.push(`${one} + ${other}: ${contacts} of ${contact.toFixed(2)}`);
    }
  });
  expect(traps).toEqual([]);
});
