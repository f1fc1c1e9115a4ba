import { Random, makeStream } from '@/engine/random';
import { BOSSES, BOSS_IDS, type BossId } from '@/games/ronins-revenge/content/bosses';
import { COMRADES } from '@/games/ronins-revenge/content/comrades';
import { HEROES } from '@/games/ronins-revenge/content/heroes';
import { HIGHER_SKILLS } from '@/games/ronins-revenge/content/higherSkills';
import type { Loadout, LootCard, Skill } from '@/games/ronins-revenge/content/kit';
import { HERO_IDS, type HeroId } from '@/games/ronins-revenge/content/terms';
import { broken } from '@/games/ronins-revenge/rules/broken';
import { battleDecisions, type Move } from '@/games/ronins-revenge/rules/decisions';
import type { BattleEvent } from '@/games/ronins-revenge/rules/events';
import { kitOf } from '@/games/ronins-revenge/rules/kit';
import type { Member } from '@/games/ronins-revenge/rules/plan';
import { setUp } from '@/games/ronins-revenge/rules/setup';
import type { BattleState } from '@/games/ronins-revenge/rules/state';
import { NO_STORY } from '@/games/ronins-revenge/rules/story';

import { anyMove, type Fired } from './exhaustive';

/** Plays battles with one outfit after the other until everything heroes can carry has been used. */

const LOOT: readonly LootCard[] = BOSS_IDS.flatMap((boss) => BOSSES[boss].loot);
export const skillsOf = (hero: HeroId): readonly Skill[] => [...HEROES[hero].skills, ...HIGHER_SKILLS[hero]];
export const weaponsOf = (hero: HeroId): string[] => [
  ...HEROES[hero].weapons.map(({ id }) => id), ...LOOT.flatMap((card) => (card.kind === 'weapon' && card.for.includes(HEROES[hero].class) ? [card.id] : [])),
];
export const ofKind = (kind: LootCard['kind']): string[] => [...new Set(LOOT.flatMap((card) => (card.kind === kind ? [card.id] : [])))];
export const relicsOnce = (): string[] => LOOT.flatMap((card) => (card.kind === 'relic' && card.once ? [card.id] : []));

/** Everything a hero or a Comrade can use or wear. */
export function everythingOfHeroes(): string[] {
  const ofHero = (hero: HeroId): string[] => [
    ...skillsOf(hero).map(({ id, passive }) => `${passive ? 'worn' : 'used'} ${id}`),
    ...HEROES[hero].ultimates.map(({ id }) => `used ${id}`),
    ...weaponsOf(hero).flatMap((id) => [`struck ${hero} ${id} 0`, `struck ${hero} ${id} 1`]),
    ...HEROES[hero].armors.map(({ id }) => `worn ${id}`),
    `used ${COMRADES[hero].ultimate.id}`, `struck ${hero} light`, `struck ${hero} heavy`, `flask of ${hero}`,
  ];
  return [...new Set([
    ...HERO_IDS.flatMap(ofHero), ...ofKind('armor').map((id) => `worn ${id}`), ...ofKind('relic').map((id) => `worn ${id}`), ...relicsOnce().map((id) => `used ${id}`),
    ...ofKind('consumable').map((id) => `used ${id}`), ...ofKind('flask').map((id) => `flask ${id}`),
  ])];
}

/** The first of these that have not happened yet, then any. */
function wanted(ids: readonly string[], fired: Fired, name: (id: string) => string | readonly string[], random: Random): string[] {
  const isOpen = (id: string): boolean => [name(id)].flat().some((each) => !fired.has(each));
  return [...random.shuffle(ids.filter(isOpen)), ...random.shuffle(ids.filter((id) => !isOpen(id)))];
}

const SKILLS = 5;
const RELICS = 4;

function outfit(hero: HeroId, fired: Fired, random: Random): Loadout {
  const passive = new Set(skillsOf(hero).flatMap((skill) => (skill.passive ? [skill.id] : [])));
  const [first = '', second = ''] = wanted(weaponsOf(hero), fired, (id) => [`struck ${hero} ${id} 0`, `struck ${hero} ${id} 1`], random);
  const [armor = ''] = wanted([...HEROES[hero].armors.map(({ id }) => id), ...ofKind('armor')], fired, (id) => `worn ${id}`, random);
  const [ultimate = ''] = wanted(HEROES[hero].ultimates.map(({ id }) => id), fired, (id) => `used ${id}`, random);
  const [flask = ''] = wanted(ofKind('flask'), fired, (id) => `flask ${id}`, random);
  return {
    weapons: [first, second], armor, ultimate,
    skills: wanted(skillsOf(hero).map(({ id }) => id), fired, (id) => `${passive.has(id) ? 'worn' : 'used'} ${id}`, random).slice(0, SKILLS),
    ...(fired.has(`flask of ${hero}`) ? { flask } : {}),
    relics: wanted(ofKind('relic'), fired, (id) => (relicsOnce().includes(id) ? [`worn ${id}`, `used ${id}`] : `worn ${id}`), random).slice(0, RELICS),
  };
}

export function noteOutfit(fired: Fired, state: BattleState): void {
  for (const id of HERO_IDS) {
    const { loadout } = state.heroes[id];
    if (!loadout) continue;
    for (const worn of [loadout.armor, ...loadout.skills, ...(loadout.relics ?? [])]) fired.add(`worn ${worn}`);
  }
}

export function noteKit(fired: Fired, state: BattleState, event: BattleEvent): void {
  if (event.type === 'cardUsed') fired.add(`used ${event.card}`);
  else if (event.type === 'flaskUsed') fired.add(kitOf(state.heroes[event.hero]) && state.heroes[event.hero].loadout?.flask ? `flask ${state.heroes[event.hero].loadout?.flask ?? ''}` : `flask of ${event.hero}`);
  else if (event.type === 'attackDeclared') {
    const { choice, hero } = event;
    fired.add('pad' in choice ? `struck ${hero} ${choice.pad}` : `struck ${hero} ${state.heroes[hero].loadout?.weapons[choice.weapon] ?? ''} ${choice.attack}`);
  }
}

/** What an answer would do that has not been done. */
function isNews(state: BattleState, move: Move, fired: Fired): boolean {
  const top = state.frames[state.frames.length - 1];
  const hero = top && 'hero' in top ? top.hero : undefined;
  if (move.kind === 'useCard') return !fired.has(`used ${move.card}`);
  if (move.kind === 'attack' && typeof hero === 'string') return !fired.has(`struck ${hero} ${state.heroes[hero].loadout?.weapons[move.weapon] ?? ''} ${move.attack}`);
  if (move.kind === 'padAttack' && typeof hero === 'string') return !fired.has(`struck ${hero} ${move.pad}`);
  return move.kind === 'rest' && move.flask;
}

/** Everybody can pay for anything, and nobody dies of it. */
function refresh(state: BattleState): void {
  for (const id of HERO_IDS) {
    const hero = state.heroes[id];
    if (hero.hp > 0) Object.assign(hero, { stamina: hero.maxStamina, ki: 4, yin: 4, yang: 4, hp: Math.max(hero.hp, 20), charges: 2 });
  }
  if (!state.extra.souls) state.bossHp = Math.max(state.bossHp, 40);
}

const MOVES = 140;

/** One battle; says what is broken in it. */
export function playOutfits(boss: BossId, seed: string, fired: Fired): string[] {
  const random = new Random(makeStream(seed));
  const choices = new Random(makeStream(`${seed} choices`));
  const member = (hero: HeroId): Member => (choices.below(5) === 0 ? 'comrade' : { loadout: outfit(hero, fired, choices), noLuck: choices.below(2) === 0 });
  const party = { takahiro: member('takahiro'), sayaka: member('sayaka'), kosuke: member('kosuke'), kensho: member('kensho') };
  const items = HERO_IDS.map((hero) => ({ hero, items: wanted(ofKind('consumable'), fired, (id) => `used ${id}`, choices).slice(0, 3) }));
  const state = setUp({ boss, difficulty: 'easy', level: 5, party, story: { ...NO_STORY, items } }, random);
  for (const id of HERO_IDS) state.heroes[id].maxHp = state.heroes[id].hp = 60;
  // Some cards are for those who have fallen, and nobody falls here by itself.
  if (choices.below(4) === 0) Object.assign(state.heroes[choices.pick(HERO_IDS)], { hp: 0, stamina: 0, conditions: 0 });
  noteOutfit(fired, state);
  const table = { random, stream: () => random, emit: (event: BattleEvent) => noteKit(fired, state, event) };
  battleDecisions.begin(state, table, (run) => run.call({ kind: 'battle' }));
  for (let i = 0; i < MOVES && state.result === null; i++) {
    const [prompt] = battleDecisions.prompts(state);
    if (!prompt) return [`nobody is asked: ${state.frames.map(({ kind }) => kind).join(' ')}`];
    const offered = [...battleDecisions.moves(state, prompt.seat)];
    const move = anyMove(offered.filter((each) => isNews(state, each, fired)), choices) ?? anyMove(offered, choices);
    if (!move) return [`${prompt.kind} has no answer`];
    battleDecisions.play(state, prompt.seat, move, table);
    if (prompt.kind === 'turn') refresh(state);
    const faults = broken(state);
    if (faults.length > 0) return [...faults];
  }
  return [];
}

/** What nobody has used after so many battles; what was broken is thrown. */
export function unusedAfter(battles: number): string[] {
  const fired: Fired = new Set();
  const all = everythingOfHeroes();
  for (let i = 0; i < battles && all.some((each) => !fired.has(each)); i++) {
    const boss = BOSS_IDS[i % BOSS_IDS.length] ?? 'ushikado';
    const faults = playOutfits(boss, `outfits ${i}`, fired);
    if (faults.length > 0) throw new Error(`${boss} outfits ${i}: ${faults.join('; ')}`);
  }
  return all.filter((each) => !fired.has(each));
}
