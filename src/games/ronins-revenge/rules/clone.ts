import { cloneCards } from '@/engine/parts/cards/cards';
import { cloneJson } from '@/engine/json';
import { mapped } from '@/engine/lists';

import { cloneExtra } from './boss/extra';
import type { BattleFrame, BattleState, BossFigure, Buff, HeroState, MinionState, ObjectState, Slot } from './state';

/** Field by field: a spread costs search half of its speed. What never changes is shared. */

const cloneBuff = ({ stat, n, until, why }: Buff): Buff => ({ stat, n, until, why });

const cloneHero = (hero: HeroState): HeroState => ({
  hero: hero.hero, seat: hero.seat, loadout: hero.loadout, noLuck: hero.noLuck,
  anchor: hero.anchor, side: hero.side, facing: hero.facing, conditions: hero.conditions,
  hp: hero.hp, maxHp: hero.maxHp, stamina: hero.stamina, maxStamina: hero.maxStamina,
  ki: hero.ki, yin: hero.yin, yang: hero.yang, charges: hero.charges,
  cooldowns: hero.cooldowns.slice(), ultimateUsed: hero.ultimateUsed, primed: hero.primed, destiny: hero.destiny.slice(),
  buffs: mapped(hero.buffs, cloneBuff), next: hero.next.slice(), still: hero.still, items: hero.items.slice(), dealt: hero.dealt,
});

const cloneFigure = ({ start, anchor, side, facing, conditions }: BossFigure): BossFigure => ({ start, anchor, side, facing, conditions });
const cloneMinion = ({ minion, band, hp, anchor, side, facing, conditions }: MinionState): MinionState => ({ minion, band, hp, anchor, side, facing, conditions });
const cloneObject = ({ kind, square }: ObjectState): ObjectState => ({ kind, square });
const cloneSlot = (slot: Slot): Slot => (slot === null ? null : { ...slot });

/** Lists and objects of a frame that rules change while it lies on the stack; everything else is shared. */
function cloneFrame(frame: BattleFrame): BattleFrame {
  if (frame.kind === 'attack') {
    return { ...frame, targets: frame.targets.slice(), flats: frame.flats.slice(), after: frame.after.slice(), fortune: frame.fortune && { ...frame.fortune } };
  }
  if (frame.kind === 'strike') return { ...cloneJson(frame), values: frame.values };
  if (frame.kind === 'lines') return { ...frame, crossed: frame.crossed.slice() };
  if (PLAIN.has(frame.kind)) return { ...frame };
  return cloneJson(frame);
}

/** Frames that hold nothing but values and lists nobody changes. */
const PLAIN: ReadonlySet<string> = new Set<BattleFrame['kind']>([
  'battle', 'places', 'round', 'heroTurn', 'revive', 'turn', 'cardUse', 'rest', 'destiny', 'attackModifiers', 'special', 'extraAttack', 'walk', 'hurt',
  'chooseFigure', 'chooseZone', 'chooseResource', 'chooseType', 'chooseCondition', 'cardMove', 'shove', 'force', 'holdGround', 'window', 'interrupt',
  'defence', 'defend', 'hit', 'reface', 'counterstrikes', 'counter', 'bossPhase', 'eventReplacement', 'revealWound',
]);

export function clone(state: BattleState): BattleState {
  const { heroes, decks, discards } = state;
  return {
    boss: state.boss, difficulty: state.difficulty, level: state.level, seats: state.seats, round: state.round,
    heroes: { takahiro: cloneHero(heroes.takahiro), sayaka: cloneHero(heroes.sayaka), kosuke: cloneHero(heroes.kosuke), kensho: cloneHero(heroes.kensho) },
    line: state.line.slice(), threat: state.threat,
    figures: mapped(state.figures, cloneFigure), minions: mapped(state.minions, cloneMinion), objects: mapped(state.objects, cloneObject), zones: state.zones.slice(),
    bossHp: state.bossHp, wounds: state.wounds, cubes: state.cubes.slice(), wound: state.wound, reveals: state.reveals, publicWounds: state.publicWounds,
    decks: { L: cloneCards(decks.L), H: cloneCards(decks.H), S: cloneCards(decks.S) },
    discards: { L: cloneCards(discards.L), H: cloneCards(discards.H), S: cloneCards(discards.S) },
    attackSet: state.attackSet, sequence: mapped(state.sequence, cloneSlot),
    events: cloneCards(state.events), eventDiscard: cloneCards(state.eventDiscard), eventSet: state.eventSet, rebuild: state.rebuild,
    facts: state.facts, mods: state.mods, roundStarts: state.roundStarts, altStarts: state.altStarts, partyItems: state.partyItems.slice(),
    extra: cloneExtra(state.extra), result: state.result, frames: mapped(state.frames, cloneFrame),
  };
}
