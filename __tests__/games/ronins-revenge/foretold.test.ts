import { nearestFrame } from '@/engine/decisions/frames';
import { squareNamed } from '@/engine/parts/grid/squares';
import { BOSSES, BOSS_IDS } from '@/games/ronins-revenge/content/bosses';
import { FIELD } from '@/games/ronins-revenge/content/terms';
import { battleGame } from '@/games/ronins-revenge/game';
import { forecastPlan } from '@/games/ronins-revenge/preview/plan';
import { forecastRound, slotsOver, type SlotForecast } from '@/games/ronins-revenge/preview/sequence';
import { nextEventSlot } from '@/games/ronins-revenge/rules/boss/eventDeck';
import { presentStrike } from '@/games/ronins-revenge/preview/strike';
import { addToken, zoneOf } from '@/games/ronins-revenge/rules/field/zones';
import type { BattleState } from '@/games/ronins-revenge/rules/state';
import { NO_STORY } from '@/games/ronins-revenge/rules/story';
import { planSummary } from '@/games/ronins-revenge/table/plan/summary';
import { tellSlot } from '@/games/ronins-revenge/table/strip/slotWords';

import { battle } from './battle';
import { fight, put, struckBy, turnOf, type Fight } from './fight';
import { cameOf, isSure, nothing, partOf, playedOut, questionsOf, roundIsOver, toldOf, withoutOthers, type Came } from './foretold';

/** So many questions of random battles for each boss. */
const QUESTIONS = 600;

/** Questions whose answer is a choice about what comes: the forecast can only take one of them. */
const CHOICES: readonly string[] = ['chooseSlot', 'turnDown', 'places', 'web', 'refuseCocoon', 'fare', 'chooseFigure', 'chooseZone'];

/** The hero whose turn it is has acted, or the boss is about to act, or acts: the rest of the round follows from what is known. */
function isKnown(state: BattleState, kind: string): boolean {
  if (CHOICES.includes(kind)) return false;
  const turn = nearestFrame(state, 'heroTurn');
  return turn ? turn.acted && kind === 'turn' : nearestFrame(state, 'eventReplacement') !== undefined || slotsOver(state) !== undefined;
}

describe('the rest of the round is what was foretold', () => {
  test.each(BOSS_IDS)('RR-316 RR-325 RR-338 RR-349 RR-355 %s: who strikes whom, from where, by which way, for how much; whatever else is lost; who holds Threat then', (boss) => {
    let compared = 0;
    for (const { state, kind } of questionsOf(boss, 'rounds', QUESTIONS)) {
      if (!isKnown(state, kind)) continue;
      const alone = withoutOthers(state);
      const now = partOf(alone);
      if (slotsOver(alone) === alone.sequence.length && !nearestFrame(alone, 'minionPhase')) continue;
      const [prompt] = battleGame.prompts(alone);
      const view = battleGame.view(alone, prompt?.seat ?? 0);
      const { first, slots, minions, last } = forecastRound(view);
      const begun = presentStrike(view) !== undefined;
      const came = cameOf(playedOut(alone, roundIsOver));
      const of = (part: Parameters<typeof came.get>[0], threat: string): Came => came.get(part) ?? nothing(threat);
      if (now === 'first') expect(toldOf({ strikes: [], losses: first, walks: [], lost: false, threat: '' as never }, false).losses).toEqual(of('first', '').losses);
      for (const forecast of slots) {
        if (!isSure(forecast)) break;
        if (forecast.over || (came.get(forecast.slot) === undefined && alone.result !== null)) continue;
        expect(toldOf(forecast, begun && now === forecast.slot)).toEqual(of(forecast.slot, forecast.threat));
        compared += 1;
      }
      if (!slots.every((slot) => slot.over || isSure(slot))) continue;
      const end = of('last', '');
      const told = toldOf({ strikes: minions, losses: last, walks: [], lost: false, threat: '' as never }, begun && now === 'last');
      expect({ strikes: told.strikes, blows: told.blows, losses: told.losses, fallen: told.fallen }).toEqual({ strikes: end.strikes, blows: end.blows, losses: end.losses, fallen: end.fallen });
    }
    expect(compared).toBeGreaterThan(QUESTIONS / 8);
  });
});

describe('what is told besides blows', () => {
  const burning = (): Fight => put(turnOf(fight(), 'takahiro'), 'takahiro', 'L1').change(({ zones }) => addToken({ zones }, zoneOf(squareNamed(FIELD, 'L1')), 'fire'));

  test('RR-154 whoever ends the turn on ground that burns is told so, and the plan counts it', () => {
    const s = burning();
    expect(forecastRound(s.view(0)).first).toEqual([{ hero: 'takahiro', n: 2, why: 'terrain', falls: false }]);
    expect(planSummary(s.view(0), forecastPlan(s.view(0), 0, { kind: 'move', way: [], facing: 1 }))).toBe('Then the party would lose 2.');
    s.change(({ heroes }) => { heroes.takahiro.hp = 2; });
    expect(forecastRound(s.view(0)).first).toEqual([{ hero: 'takahiro', n: 2, why: 'terrain', falls: true }]);
  });

  test('RR-322 what a card takes though it strikes nobody stands on its slot', () => {
    const slot = { ...bareSlot, losses: [{ hero: 'kosuke', n: 3, why: 'effect', falls: false }] } as const;
    const { below, label } = tellSlot(burning().view(0), slot, { tight: false, faces: 1 });
    expect([below, label]).toEqual(['−3', expect.stringContaining('Kosuke loses 3')]);
    expect(tellSlot(burning().view(0), bareSlot, { tight: false, faces: 1 }).below).toBe('hits nobody');
  });

  test('RR-320 a slot whose blow has fallen says that it has struck, not that it hits nobody', () => {
    const s = struckBy(fight(), { precision: 9, damage: 9 }, 'takahiro');
    const strike = presentStrike(s.view(0));
    expect(strike).toBeDefined();
    expect(tellSlot(s.view(0), { ...bareSlot, strikes: strike ? [strike] : [] }, { tight: false, faces: 1 }).below).toBe('has struck');
  });

  const bareSlot: SlotForecast = { slot: 0, kind: 'basic', swallowed: false, breakParts: [], strikes: [], losses: [], walks: [], lost: false, over: false, threat: 'takahiro' };

  test('RR-95 the slot of the next Event, also where a Fact has put another first or a hero has chosen', () => {
    const view = battle({ boss: 'cagedDawn', story: { ...NO_STORY, facts: ['inkSpilled'] } });
    const [first, second] = BOSSES.cagedDawn.events;
    expect([nextEventSlot(battle({ boss: 'cagedDawn' })), nextEventSlot(view)]).toEqual([first?.slot, second?.slot]);
    expect(nextEventSlot({ ...view, extra: { ...view.extra, eventSlot: 3 } })).toBe(3);
    expect(nextEventSlot({ ...view, extra: { ...view.extra, eventSlot: 1 } })).toBe(1);
  });

  test('RR-325 an enemy that walks and strikes nobody is seen to walk', () => {
    const s = turnOf(put(fight(), 'takahiro', 'L12'), 'takahiro').change((state) => {
      for (const id of ['sayaka', 'kosuke', 'kensho'] as const) Object.assign(state.heroes[id], { hp: 0, charges: 0, stamina: 0 });
      const [boss] = state.figures;
      if (boss) boss.anchor = squareNamed(FIELD, 'A1');
    });
    const [, , third] = forecastRound(s.change((state) => { for (const frame of state.frames) if (frame.kind === 'heroTurn') frame.acted = true; }).view(0)).slots;
    const [basic] = forecastRound(s.view(0)).slots;
    expect(basic?.strikes).toEqual([]);
    expect(basic?.walks).toEqual([{ by: 'boss:0', way: expect.arrayContaining([expect.any(Number)]) }]);
    expect(third?.unsure).toBe('event');
  });
});
