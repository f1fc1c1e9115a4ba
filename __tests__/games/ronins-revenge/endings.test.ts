import { Random, makeStream } from '@/engine/random';
import { BOSS_IDS, type BossId } from '@/games/ronins-revenge/content/bosses';
import { HERO_IDS, type HeroId } from '@/games/ronins-revenge/content/terms';
import { battleGame } from '@/games/ronins-revenge/game';
import { bossRules } from '@/games/ronins-revenge/rules/boss/rules';
import { addToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import { loseHealth } from '@/games/ronins-revenge/rules/health';
import type { BattleEvent } from '@/games/ronins-revenge/rules/events';
import type { BattleState } from '@/games/ronins-revenge/rules/state';

import { at, boss, placeObject } from './battle';
import { anyOptions } from './battleFuzz';
import { fight, plain, put, strikeWith, struckBy, turnOf, type Fight } from './fight';
import { does, field, rig } from './rig';

/** How the last blow is told, and that nothing is told after the end (RR-119, RR-374, RR-394). */

const typesOf = (events: readonly BattleEvent[]): readonly string[] => events.map(({ type }) => type);
const lastOf = (events: readonly BattleEvent[]): string | undefined => typesOf(events)[events.length - 1];

/** The last cube of the last Wound card, and so much of its bar. */
function lastBar(state: BattleState, hp: number): void {
  state.wound = state.cubes.length - 1;
  state.cubes = state.cubes.map((_, order) => (order === state.wound ? 1 : 0));
  state.reveals = 0;
  state.bossHp = hp;
  if (state.extra.souls) Object.assign(state.extra.souls, { night: hp >> 1, dawn: hp - (hp >> 1) });
}

/** Only this hero stands, with 1 HP. */
function lastStanding(state: BattleState, hero: HeroId): void {
  for (const id of HERO_IDS) state.heroes[id].hp = id === hero ? 1 : 0;
}

describe('victory', () => {
  const lastBlow = (id: BossId): readonly BattleEvent[] => {
    const s: Fight = turnOf(put(fight({ boss: id }), 'takahiro', 'H6'), 'takahiro').change((state) => lastBar(state, 1));
    return [...s.play(0, strikeWith(s, 'takahiro', 'Long Thrust')), ...plain(s)];
  };

  test.each(['ushikado', 'akaAo', 'gashaO', 'cagedDawn', 'devouringNight'] as const)('RR-374 the last blow at %s is told with its numbers, then the victory, then nothing', (id) => {
    const told = typesOf(lastBlow(id)).filter((type) => ['struck', 'cubeRemoved', 'bossHurt', 'battleWon'].includes(type));
    expect([told, lastOf(lastBlow(id))]).toEqual([['struck', 'cubeRemoved', 'bossHurt', 'battleWon'], 'battleWon']);
  });
});

describe('defeat', () => {
  test('RR-394 the blow, what it takes and the fall are told before the defeat, and nothing after it', () => {
    const s = struckBy(fight(), { precision: 12, damage: 40 }, 'sayaka').change((state) => lastStanding(state, 'sayaka'));
    const told = typesOf(s.play(0, { kind: 'takeIt' })).filter((type) => ['heroStruck', 'hpLost', 'fell', 'battleLost'].includes(type));
    expect([told, lastOf(s.events)]).toEqual([['heroStruck', 'hpLost', 'fell', 'battleLost'], 'battleLost']);
  });

  test('RR-119 RR-394 lightning that fells the last hero breaks no Barrel and makes the tiger no stronger', () => {
    const state = field('raitora', 'A6', { takahiro: 'F6' });
    lastStanding(state, 'takahiro');
    if (state.extra.storm) Object.assign(state.extra.storm, { eye: at('F6'), lateRounds: [] });
    placeObject(state, 'barrel', 'F8');
    for (const zone of ['Z12', 'Z13'] as const) addToken(state, zoneNamed(zone), 'high');
    expect(lastOf(does(state, (run) => bossRules(state).roundEndsFirst?.(run)))).toBe('battleLost');
    expect(state.objects.length).toBe(1);
  });

  test('RR-119 RR-394 the same by what strikes those on High Ground', () => {
    const state = field('raitora', 'A6', { takahiro: 'F6' });
    lastStanding(state, 'takahiro');
    if (state.extra.storm) Object.assign(state.extra.storm, { eye: at('L1'), lateRounds: [] });
    for (const zone of ['Z12', 'Z13', 'Z22'] as const) addToken(state, zoneNamed(zone), 'high');
    const events = does(state, (run) => bossRules(state).roundEndsFirst?.(run));
    expect([lastOf(events), boss(state).conditions]).toEqual(['battleLost', 0]);
  });

  test('RR-119 RR-394 paper that cuts the last hero down sends nobody onto the stage', () => {
    const state = field('nineFaces', 'A1');
    state.wound = 3;
    const paper = state.figures.find(({ start }) => start !== state.extra.cast?.true);
    if (!paper) throw new Error('some of them are paper');
    state.figures = state.figures.filter((figure) => figure === paper || figure.start === state.extra.cast?.true);
    paper.anchor = at('F6');
    state.heroes.takahiro.anchor = at('F7');
    lastStanding(state, 'takahiro');
    expect(lastOf(does(state, (run) => bossRules(state).roundEndsLast?.(run)))).toBe('battleLost');
  });

  test('RR-119 RR-394 a bite that costs the last hero its life moves nobody any more', () => {
    const state = field('devouringNight', 'A1', { takahiro: 'C3' });
    lastStanding(state, 'takahiro');
    const on = rig(state);
    on.run({ kind: 'bites', zones: [zoneNamed('Z11')], eat: true, castOut: [] });
    expect([lastOf(on.events), on.happened('placed').map(({ who }) => who)]).toEqual(['battleLost', ['takahiro']]);
  });
});

describe('what a blow really takes', () => {
  const hurt = (state: BattleState, n: number): readonly [taken: number, left: number] => {
    const events = does(state, (run) => loseHealth(run, 'boss:0', n, { why: 'effect', credit: 'kosuke' }));
    const told = events.find((event) => event.type === 'bossHurt');
    expect(told?.type === 'bossHurt' ? told.n : -1).toBe(state.heroes.kosuke.dealt);
    return [state.heroes.kosuke.dealt, state.bossHp];
  };

  test('RR-368 RR-404 what goes beyond a bar is taken from the next, on Hard from nothing', () => {
    const state = (difficulty: BattleState['difficulty']): BattleState => Object.assign(field('ushikado', 'F6'), { difficulty, bossHp: 10 });
    expect([hurt(state('standard'), 45), hurt(state('hard'), 45)]).toEqual([[45, 15], [10, 50]]);
  });

  test('RR-374 what goes beyond the last bar is taken from nothing', () => {
    const state = field('ushikado', 'F6');
    lastBar(state, 4);
    expect([hurt(state, 30), state.result]).toEqual([[4, 0], 'won']);
  });

  test('RR-611 only half of what overflows is taken from the other soul', () => {
    const s = turnOf(put(fight({ boss: 'cagedDawn' }), 'takahiro', 'H6'), 'takahiro').change((state) => {
      if (state.extra.souls) Object.assign(state.extra.souls, { night: 25, dawn: 25, [state.extra.souls.front]: 1 });
      state.bossHp = 26;
    });
    const events = [...s.play(0, strikeWith(s, 'takahiro', 'Long Thrust')), ...plain(s)];
    const [struck, told] = [events.find((event) => event.type === 'struck'), events.find((event) => event.type === 'bossHurt')];
    const damage = struck?.type === 'struck' ? struck.damage : 0;
    const really = 1 + ((damage - 1) >> 1);
    expect(damage).toBeGreaterThan(really);
    expect([told?.type === 'bossHurt' ? told.n : 0, s.state.heroes.takahiro.dealt, s.state.bossHp]).toEqual([really, really, 26 - really]);
  });
});

describe.each(BOSS_IDS)('battles against %s that end soon', (id) => {
  test('RR-119 RR-374 RR-394 the end is the last thing that is told', () => {
    for (let n = 0; n < 6; n++) {
      const random = new Random(makeStream(`${id} ends ${n}`));
      const events: BattleEvent[] = [];
      const table = { random, stream: () => random, emit: (event: BattleEvent): void => void events.push(event) };
      const state = battleGame.setup(anyOptions(new Random(makeStream(`${id} kind ${n}`)), id), table);
      for (let moves = 0; moves < 3000 && state.result === null; moves++) {
        if (moves === 40 && n % 2 === 0) lastBar(state, 2);
        if (moves === 40) for (const hero of HERO_IDS) state.heroes[hero].hp = Math.min(state.heroes[hero].hp, n % 2 === 0 ? 8 : 2);
        const [prompt] = battleGame.prompts(state);
        if (prompt) battleGame.play(state, prompt.seat, random.pick([...battleGame.moves(state, prompt.seat)]), table);
      }
      expect(lastOf(events)).toBe(state.result === 'won' ? 'battleWon' : 'battleLost');
    }
  });
});
