import * as v from 'valibot';

import { HERO_IDS, type HeroId } from '../content/terms';
import { bossIdOf } from './bosses';
import { comradesPick, isSoul, lootCard, lootDeck, lootName } from './loot';
import { comrades, fullHeroes, isOwn, seatsOf } from './party';
import type { DraftState, LootId, StoryState } from './state';
import { nameOf } from './words';
import { answer, decision, process, type StoryRun } from './world';

const PILE = 5;

function draftOf({ draft: open }: StoryState): DraftState {
  if (!open) throw new Error('there is no loot on the table');
  return open;
}

const forAll = <T>(make: (hero: HeroId, place: number) => T): Record<HeroId, T> => ({
  takahiro: make('takahiro', 0), sayaka: make('sayaka', 1), kosuke: make('kosuke', 2), kensho: make('kensho', 3),
});

/** RR-436 … RR-439. */
export const draft = process('draft', {
  deal: (run) => {
    const { state } = run;
    const boss = bossIdOf(state);
    const deck = run.random.shuffle(lootDeck(boss));
    state.draft = { boss, piles: forAll((_, place) => deck.slice(place * PILE, (place + 1) * PILE)), picks: {}, taken: forAll(() => []) };
    run.emit({ type: 'dealt', boss });
  },
  round: (run) => {
    const { piles } = draftOf(run.state);
    // The last card of each pile is nobody's choice.
    if (piles.takahiro.length === 1) for (const hero of HERO_IDS) draftOf(run.state).picks[hero] = piles[hero][0];
    else run.call({ kind: 'keep' });
  },
  turnUp: (run) => {
    turnUp(run);
    return draftOf(run.state).piles.takahiro.length > 0 ? 'round' : undefined;
  },
  home: (run) => {
    const { state } = run;
    const { taken } = draftOf(state);
    for (const hero of HERO_IDS) for (const card of taken[hero]) takeHome(state, hero, card);
    run.emit({ type: 'broughtHome' });
  },
});

/** All at once face up, and the rest to the left. */
function turnUp(run: StoryRun): void {
  const { state } = run;
  const open = draftOf(state);
  for (const hero of comrades(state)) open.picks[hero] ??= comradesPick(hero, open.piles[hero], open.taken, open.boss);
  const taken = forAll((hero) => open.picks[hero] ?? '');
  const left = forAll((hero) => withoutOne(open.piles[hero], taken[hero]));
  for (const hero of HERO_IDS) open.taken[hero].push(taken[hero]);
  open.picks = {};
  open.piles = forAll((_, place) => left[HERO_IDS[(place + HERO_IDS.length - 1) % HERO_IDS.length] ?? 'takahiro']);
  run.emit({ type: 'turnedUp', taken });
}

function withoutOne(pile: readonly LootId[], card: LootId): LootId[] {
  const at = pile.indexOf(card);
  return pile.filter((_, place) => place !== at);
}

/** RR-438, RR-440, RR-441, RR-447: Souls are counted, a Flask replaces the old one, the rest is kept; a Comrade keeps only relics. */
function takeHome({ party }: StoryState, hero: HeroId, card: LootId): void {
  const member = party[hero];
  const kind = isSoul(card) ? 'soul' : lootCard(card)?.kind;
  if (!member.full) {
    if (kind === 'relic') member.cards.push(card);
  } else if (isSoul(card)) member.souls[card] += 1;
  else if (kind === 'flask') member.flask = card;
  else member.cards.push(card);
}

/** RR-439. */
const leftOf = (hero: HeroId): HeroId => HERO_IDS[(HERO_IDS.indexOf(hero) + 1) % HERO_IDS.length] ?? hero;

/** Hero by hero: whose turn it is tells nobody anything. */
const choosingNow = (s: StoryState, seat: number): readonly HeroId[] => choosing(s).filter((hero) => isOwn(s, hero, seat)).slice(0, 1);
const choosing = (s: StoryState): readonly HeroId[] => fullHeroes(s).filter((hero) => s.draft?.picks[hero] === undefined);

/** RR-437: one card is kept, in secret until all have chosen. */
export const keep = decision('keep', {
  who: (s) => seatsOf(s, choosing(s)),
  words: (s, _frame, seat) => {
    const [hero] = choosingNow(s, seat);
    return hero ? `${nameOf(hero)}: keep one card. The rest goes on to ${nameOf(leftOf(hero))}.` : 'Keep one card and pass the rest to the left.';
  },
  secret: true,
  answers: {
    keep: answer({ hero: v.picklist(HERO_IDS), card: v.string() })({
      offers: (s, _frame, seat) =>
        choosingNow(s, seat).flatMap((hero) => [...new Set(draftOf(s).piles[hero])].map((card) => ({ hero, card }))),
      otherwise: (s, _frame, { hero, card }, seat) => {
        if (!isOwn(s, hero, seat)) return ['RR-437', `${nameOf(hero)}’s cards are not in your hand.`];
        if (s.draft?.picks[hero] !== undefined) return ['RR-437', `${nameOf(hero)} has kept a card this round.`];
        if (!choosingNow(s, seat).includes(hero)) return ['RR-437', `It is not ${nameOf(hero)}’s turn to choose yet.`];
        return ['RR-437', `${lootName(card)} is not among the cards that were passed to ${nameOf(hero)}.`];
      },
      untimely: 'RR-435',
      label: (_s, _frame, { card }) => ({ label: lootName(card), target: card }),
      play: (run, _frame, { hero, card }) => {
        draftOf(run.state).picks[hero] = card;
        run.emit({ type: 'kept', hero });
        if (choosing(run.state).length === 0) run.end();
      },
    }),
  },
});

