import type { Token } from '../../content/dice';
import { countSkulls } from '../../rules/fight/dice';
import { fightOf } from '../../rules/fight/scene';
import { hurtForecast, hurtIn } from '../../preview/hurt';
import { movesTo, runForecast, type WayOut } from '../../preview/ways';
import type { Move } from '../../rules/decisions';
import type { State } from '../../rules/state';
import type { Asking } from '../asking';
import { NO_LIGHTS, type DenLights, type ZoneMark } from '../den/drawLights';
import { movesOfSlot } from './TileRow';
import { HERO_THING, tokenOfThing } from './things';
import type { Telling } from './useFightTelling';

/** What the hand holds and what was chosen on the board so far. */
export interface Hand {
  /** The thing picked up, as the drag table names it. */
  readonly picked: string | undefined;
  readonly way: WayOut | undefined;
}

const unique = (numbers: readonly number[]): readonly number[] => [...new Set(numbers)];
const zonesOf = (moves: readonly Move[], ...kinds: readonly Move['kind'][]): readonly number[] =>
  unique(moves.flatMap((move) => (kinds.includes(move.kind) && 'zone' in move ? [move.zone] : [])));
const enemiesOf = (moves: readonly Move[], ...kinds: readonly Move['kind'][]): readonly number[] =>
  unique(moves.flatMap((move) => (kinds.includes(move.kind) && 'enemy' in move ? [move.enemy] : [])));

const hurtMark = (zone: number, hurt: number): ZoneMark => (hurt > 0 ? { zone, text: `−${hurt}`, tone: 'hurt' } : { zone, text: 'safe', tone: 'free' });

/** Before the roll: where a Run leads, and what leaving costs. */
function runLights(view: State, moves: readonly Move[]): DenLights {
  const { hurt } = runForecast(view);
  const zones = zonesOf(moves, 'run');
  return { ...NO_LIGHTS, zones: unique([...zones, ...zonesOf(moves, 'useItemAt')]), marks: zones.map((zone) => (hurt > 0 ? { zone, text: `−${hurt}`, tone: 'hurt' } : { zone, text: 'free', tone: 'free' })) };
}

/** A Move in the hand, or the hero: next zones and what waits there; farther ones and how many Moves they take. */
function moveLights(view: State, moves: readonly Move[], ...tokens: readonly ('move' | 'slip')[]): Partial<DenLights> {
  const zones = zonesOf(moves, ...tokens);
  const skulls = countSkulls(fightOf(view)) > 0;
  const near = skulls ? zones.map((zone) => hurtMark(zone, hurtIn(view, zone).hurt)) : [];
  const far = [...movesTo(view)].flatMap(([zone, count]): ZoneMark[] => (zones.includes(zone) ? [] : [{ zone, text: `${count} Moves`, tone: 'free' }]));
  return { zones, marks: [...near, ...far] };
}

function tokenLights(view: State, moves: readonly Move[], token: Token): Partial<DenLights> {
  if (token === 'move' || token === 'slip') return moveLights(view, moves, token);
  const aims = enemiesOf(moves, token === 'shot' ? 'shoot' : token);
  return { aims, tracers: token === 'shot' ? aims : [] };
}

function actionLights(view: State, moves: readonly Move[], picked: string | undefined): DenLights {
  const lights = { ...NO_LIGHTS, threats: hurtForecast(view).enemies };
  const token = tokenOfThing(picked);
  if (token) return { ...lights, ...tokenLights(view, moves, token) };
  if (picked === HERO_THING) return { ...lights, ...moveLights(view, moves, 'move', 'slip') };
  if (picked?.startsWith('item ')) {
    const own = movesOfSlot(moves, Number(picked.slice(5)));
    return { ...lights, zones: zonesOf(own, 'useItemAt'), aims: enemiesOf(own, 'useItemOn') };
  }
  return lights;
}

function exitLights(way: WayOut | undefined): DenLights {
  if (!way) return NO_LIGHTS;
  const marks = way.path.flatMap((zone, i): ZoneMark[] => {
    const [after = 0, before = 0] = [way.sum.lines[i]?.after, way.sum.lines[i - 1]?.after];
    return after > before ? [{ zone, text: `−${after - before}`, tone: 'hurt' }] : [];
  });
  return { ...NO_LIGHTS, way: way.path, marks };
}

/** What glows on the board: who may be chosen, what it costs, who will strike; while a move is told, what is told. */
export function lightsOf(view: State, asking: Asking | undefined, { picked, way }: Hand, telling: Telling): DenLights {
  if (telling.struck !== undefined || telling.tracers.length > 0) return { ...NO_LIGHTS, tracers: telling.tracers, ...(telling.struck === undefined ? {} : { struck: telling.struck }) };
  if (!asking) return NO_LIGHTS;
  switch (asking.kind) {
    case 'run': return runLights(view, asking.moves);
    case 'reroll':
    case 'afterRerolls': return { ...NO_LIGHTS, threats: [...hurtForecast(view, true).enemies, ...hurtForecast(view).enemies] };
    case 'reduce': return { ...NO_LIGHTS, threats: [...hurtForecast(view, true).enemies, ...hurtForecast(view).enemies] };
    case 'actions': return actionLights(view, asking.moves, picked);
    case 'exit': return exitLights(way);
    default: return NO_LIGHTS;
  }
}
