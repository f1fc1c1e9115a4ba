import { decide } from '@/engine/bots/bot';
import type { BotLevel } from '@/engine/box';
import { topFrame } from '@/engine/decisions/frames';
import { openCards } from '@/engine/parts/cards/cards';
import { playInPlace, startPosition } from '@/engine/position';
import { Random } from '@/engine/random';
import { vengeanceBots } from '@/games/vengeance/bot';
import { BOSS_IDS, bossOf, type BossId } from '@/games/vengeance/content/bosses';
import { denOf, densWorth, type DenId } from '@/games/vengeance/content/dens';
import type { TileId } from '@/games/vengeance/content/tiles';
import { CARD_IDS, cardOf } from '@/games/vengeance/content/vengeanceCards';
import { vengeanceGame } from '@/games/vengeance/game';
import { DEFAULTS } from '@/games/vengeance/rules/options';
import { playerOf, type State } from '@/games/vengeance/rules/state';

import { print } from './play';

/** Cubes on Skill and Health, and tiles by slot. All heroes here are Kaja. */
export interface Profile {
  readonly broken: number;
  readonly hurt: number;
  readonly tiles: readonly (TileId | undefined)[];
}

/** Heroes as the catalogue measures Dens with. */
const PROFILES: Readonly<Record<string, Profile>> = {
  W: { broken: 4, hurt: 1, tiles: [] },
  F: { broken: 0, hurt: 0, tiles: [] },
  M: { broken: 1, hurt: 0, tiles: ['haymaker', 'axeThrow'] },
  L: { broken: 0, hurt: 0, tiles: ['haymaker', 'batteringRam', 'doubleTap'] },
};
/** The profile that suits a Den's value. */
const MATCHING = { 2: 'F', 3: 'M', 4: 'L' } as const;

function stage(state: State, den: DenId, boss: BossId, { broken, hurt, tiles }: Profile): void {
  const hero = playerOf(state, 0);
  hero.mind = [0, 0];
  hero.skill = [0, broken];
  hero.health = [0, hurt];
  hero.inPlay = CARD_IDS.filter((card) => cardOf(card).boss === boss).slice(0, 1);
  hero.slots = [0, 1, 2, 3].map((slot) => { const tile = tiles[slot]; return tile === undefined ? [] : [tile]; });
  state.order = [0, 1];
  state.achievements = [];
  state.places[0] = { id: den, boss: openCards([boss]), wild: denOf(den).zones.reduce((set, zone, i) => (zone.wild ? set | (1 << i) : set), 0) };
  state.frames = [{ kind: 'match', step: 'advance' }, { kind: 'combat', turn: 1, step: 'next' }, { kind: 'turn', seat: 0, step: 'fight' }, { kind: 'ready', seat: 0 }];
}

/** One Fight to its end: whether the Boss died, and everybody. */
export function fightOnce(den: DenId, boss: BossId, profile: Profile, level: BotLevel, seed: string): { readonly boss: boolean; readonly clear: boolean; readonly hurt: number; readonly vp: number } {
  const position = startPosition(vengeanceGame, { ...DEFAULTS, seats: 2, heroes: ['kaja', 'shadowman'], quickstart: true }, seed);
  const { state } = position;
  stage(state, den, boss, profile);
  const random = Random.fromSeed(`${seed}/thoughts`);
  playInPlace(vengeanceGame, position, 0, { kind: 'attack', place: 0 });
  let hurt = 0;
  while (state.fight && topFrame(state)?.kind !== 'ready') {
    hurt = state.fight.hurt;
    playInPlace(vengeanceGame, position, 0, decide(vengeanceBots[level].think(vengeanceGame.view(state, 0), 0, random)));
  }
  return { boss: state.wall.length > 0, clear: playerOf(state, 0).cleared > 0, hurt, vp: playerOf(state, 0).vp };
}

/** The catalogue measures Dens with Bosses who are worth 3 victory points each. */
const LADDER = [3, 6, 9];

/** Shares of Fights with the Boss dead and with everybody dead, for each value of Dens and each profile. */
export function densReport(fights: number, level: BotLevel, seeds: string): void {
  for (const boss of BOSS_IDS) Object.assign(bossOf(boss), { ladder: LADDER });
  for (const vp of [2, 3, 4] as const) {
    const cells: string[] = [];
    const byDen: string[] = [];
    for (const [name, profile] of Object.entries(PROFILES)) {
      const total = { fights: 0, boss: 0, clear: 0, hurt: 0 };
      for (const den of densWorth(vp)) {
        let clear = 0;
        for (const boss of BOSS_IDS) {
          for (let i = 0; i < fights; i++) {
            const result = fightOnce(den, boss, profile, level, `${seeds}-${den}-${boss}-${i}`);
            total.boss += Number(result.boss);
            clear += Number(result.clear);
            total.hurt += result.hurt;
          }
        }
        total.fights += fights * BOSS_IDS.length;
        total.clear += clear;
        if (name === MATCHING[vp]) byDen.push(`${denOf(den).name} ${(clear / fights / BOSS_IDS.length).toFixed(2)}`);
      }
      cells.push(`${name} ${(total.boss / total.fights).toFixed(2)} / ${(total.clear / total.fights).toFixed(2)} (${(total.hurt / total.fights).toFixed(1)} Hurt)`);
    }
    print(`Dens worth ${vp}`, cells.join('   '));
    print(`  cleared by ${MATCHING[vp]}`, byDen.join(', '));
  }
}
