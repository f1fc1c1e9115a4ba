import * as v from 'valibot';

import { DAMAGE_TYPES, type DamageType, type HeroId } from '../../../content/terms';
import { away } from '../../field/position';
import { cardOf } from '../../hero/attack/card';
import { isStanding, type BattleState, type Slot, type Written } from '../../state';
import { standingFrom } from '../../threat';
import { answer, decision, type Play } from '../../world';
import { heroName } from '../../names';
import type { StrikeBody, StrikeValues } from '../frames';
import { attackCard, minionCard, modOf } from '../mods';
import { callBasicAttack } from '../phase';
import { planOf } from '../plan';
import { intentOf, strikes, type Reading } from '../reading';
import type { BossRules } from '../rules';
import { faceUpSlots } from '../sequence';
import { strikeFrame } from '../strike';

/** The Fifth Wanderer: cards are written by the attacks that pull them (RR-600 … RR-609). */

type CardSlot = Extract<Slot, { readonly card: unknown }>;
const SPLINTER = 'mirrorSplinter';
/** Show Me Again (RR-607). */
const AGAIN = { move: 4, precision: 10, damage: 11 };

const slotAt = ({ sequence }: BattleState, place: number): CardSlot | undefined => {
  const slot = sequence[place];
  return slot && 'card' in slot ? slot : undefined;
};

/** The type a written card reads now. */
function typeOf(state: BattleState, slot: CardSlot): DamageType | undefined {
  const card = attackCard(state, slot.card);
  return slot.written?.type ?? (strikes(card) ? card.type : undefined);
}

const slotOf = ({ from }: StrikeBody): number | undefined => ('slot' in from ? from.slot : undefined);

function isWritten(state: BattleState, strike: StrikeBody): boolean {
  const place = slotOf(strike);
  return place !== undefined && slotAt(state, place)?.written !== undefined;
}

/** RR-605: so much for each lower slot with an unbroken written card of the same type, or of another one. */
export function chorusOf(state: BattleState, strike: StrikeBody): number {
  const mod = modOf(state, 'chorus', strike.wound);
  const place = slotOf(strike);
  if (!mod || place === undefined || !isWritten(state, strike)) return 0;
  let voices = 0;
  for (let lower = 0; lower < place; lower++) {
    const slot = slotAt(state, lower);
    if (!slot?.written || slot.broken) continue;
    const same = typeOf(state, slot) === strike.values.type;
    if (same === (mod.match === 'same')) voices += 1;
  }
  return mod.n * voices;
}

/** RR-604: whom a written card is aimed at. */
function targetOfWritten(state: BattleState, writer: HeroId): HeroId {
  switch (modOf(state, 'echoTarget')?.to) {
    case 'writer': return isStanding(state.heroes[writer]) ? writer : state.threat;
    case 'afterWriter': return standingFrom(state, state.line.indexOf(writer) + 1) ?? state.threat;
    default: return state.threat;
  }
}

/** RR-602: copied values count as printed. */
function reads(state: BattleState, reading: Reading): Reading {
  const written = reading.slot?.written;
  if (!written) return reading;
  const values: StrikeValues = { ...reading.values, type: written.type ?? reading.values.type, reach: written.reach ?? reading.values.reach };
  return { ...reading, values, target: targetOfWritten(state, written.by) };
}

const BLOT_RANGE = 1;

/** RR-603. */
const isBlotted = (state: BattleState, hero: HeroId): boolean =>
  state.minions.some((minion) => minionCard(state, minion.minion).mods?.some(({ mod }) => mod === 'blot') === true && away(minion, state.heroes[hero]) <= BLOT_RANGE);

const chooseWriting = decision('chooseWriting', {
  who: ({ heroes }, { hero }) => heroes[hero].seat,
  words: (_, { hero }) => `${heroName(hero)} writes this card. Which type shall the mirror show?`,
  answers: {
    writeType: answer({ type: v.picklist(DAMAGE_TYPES), splinter: v.boolean() })({
      offers: (state, { slot }) => {
        const own = slotAt(state, slot)?.written?.type ?? 'slashing';
        return [{ type: own, splinter: false }, ...DAMAGE_TYPES.filter((type) => type !== own).map((type) => ({ type, splinter: true }))];
      },
      otherwise: ['RR-608', 'The Splinter shows one of the four types.'],
      label: (_, __, { type, splinter }) => ({ label: splinter ? `Use the Splinter: ${type}` : `Leave it ${type}`, tone: splinter ? 'primary' : 'secondary' }),
      play: (run, { slot }, { type, splinter }) => {
        run.end();
        const written = slotAt(run.state, slot);
        if (!splinter || !written?.written) return;
        run.state.partyItems = run.state.partyItems.filter((item) => item !== SPLINTER);
        run.state.sequence[slot] = { ...written, written: { ...written.written, type } };
        run.emit({ type: 'cardWritten', slot, damageType: type });
      },
    }),
  },
});

function showMeAgain(run: Play): void {
  const { state } = run;
  const [figure] = state.figures;
  const place = state.sequence.findIndex((_, i) => {
    const slot = slotAt(state, i);
    return slot?.written !== undefined && !slot.broken;
  });
  const slot = slotAt(state, place);
  const card = slot && attackCard(state, slot.card);
  if (!figure || !slot?.written || !card || !strikes(card) || !isStanding(state.heroes[state.threat])) return callBasicAttack(run);
  const values: StrikeValues = {
    name: 'Show Me Again', precision: AGAIN.precision, damage: AGAIN.damage, type: slot.written.type ?? card.type,
    reach: slot.written.reach ?? (card.pattern === undefined ? { range: card.range } : { pattern: card.pattern }), steps: [], threat: 'keep',
  };
  const reading: Reading = { from: { own: 'again' }, figures: [figure], target: state.threat, move: AGAIN.move, values };
  const plan = planOf(state, intentOf(state, reading));
  if (plan) run.call(strikeFrame(state, reading, plan));
  else callBasicAttack(run);
}

export const wandererRules: BossRules = {
  chorus: chorusOf,
  isWritten,
  reads,
  aimed: (run, attack) => {
    if (attack.as === 'main') run.state.extra.blotted = isBlotted(run.state, attack.by);
  },
  /** RR-601: what the card notes of the attack that pulls it. */
  written: (state, card, attack): Written | undefined => {
    if (!card.echo || state.extra.blotted) return undefined;
    const { reach } = cardOf(state, attack.by, attack.choice);
    return { by: attack.by, ...(card.echo.includes('type') ? { type: attack.type } : {}), ...(card.echo.includes('reach') ? { reach } : {}) };
  },
  mayTurnDown: (state) => {
    const { speaker } = state.extra;
    if (!speaker || !isStanding(state.heroes[speaker])) return undefined;
    return { hero: speaker, by: 'word', slots: faceUpSlots(state).filter((place) => slotAt(state, place)?.written !== undefined) };
  },
  cardTaken: (run, place, hero) => {
    if (slotAt(run.state, place)?.written?.type !== undefined && run.state.partyItems.includes(SPLINTER)) run.call({ kind: 'chooseWriting', hero, slot: place });
  },
  customs: { showMeAgain },
};

export const fifthWanderer = { rules: wandererRules, kinds: { chooseWriting } };
