import type { Explanation } from '@/table/contract';
import type { ForecastLine } from '@/table/kit/forecast/forecast';

import type { AttackCard, BasicAttack, Boss, BreakPart } from '../content/boss';
import { bossInPlay } from '../content/bossInPlay';
import { COMRADES } from '../content/comrades';
import { HEROES } from '../content/heroes';
import type { HeroId } from '../content/terms';
import type { SlotForecast } from '../preview/sequence';
import { attackCard, eventCard, eventText } from '../rules/boss/mods';
import type { BreakKeyword, ThreatTo } from '../content/who';
import { conditionsOf } from '../rules/conditions';
import { padTitle } from '../rules/hero/traits';
import { figureName, plain } from '../rules/names';
import { figureOf, isBossRef, isHeroRef, type FigureRef } from '../rules/refs';
import { isComrade, type BattleState, type HeroState } from '../rules/state';
import { conditionWords } from '../words/conditions';
import { cubesLeft, cubeWords } from './boss/cubes';
import { CATEGORY_LOOK } from './look';

const KEYWORDS: Readonly<Record<BreakKeyword, string>> = {
  support: 'with another hero right beside you', alone: 'with nobody else within 2 of you', flank: 'while you flank the boss with another hero', crowd: 'with three heroes right beside the boss',
};

/** "from its rear", "with slashing damage": how an attack meets a part of a Break condition. */
export function breakWords(part: BreakPart): string {
  if (typeof part === 'string') return KEYWORDS[part];
  if ('arc' in part) return `from its ${part.arc.join(' or ')}`;
  return `with ${part.type} damage`;
}

/** What breaks a card, as a sentence; undefined: nothing does. */
export const breakSentence = (parts: readonly BreakPart[] | undefined): string =>
  parts === undefined ? 'Nothing breaks it.' : `Broken by an attack ${parts.map(breakWords).join(' and ')}.`;

const THREAT_WORDS = {
  keep: 'Threat stays where it is.', next: 'Threat goes to the next in line.', closest: 'Threat goes to the closest hero.', farthest: 'Threat goes to the farthest hero.',
  lowestHp: 'Threat goes to the weakest hero.', mostIsolated: 'Threat goes to the loneliest hero.',
} as const;

export function threatWords(threat: ThreatTo): string {
  if (typeof threat === 'string') return THREAT_WORDS[threat];
  return 'class' in threat ? `Threat goes to the ${threat.class}.` : `Threat goes to number ${threat.initiative} in line.`;
}

export const reachWords = (card: AttackCard | BasicAttack): string => {
  if (card.noAttack) return 'No attack.';
  const reach = card.pattern === undefined ? `within ${card.range}` : 'over its pattern';
  return `Moves ${card.move}, then strikes ${reach}: Precision ${card.precision}, ${card.damage} ${card.type} damage.`;
};

/** "Vulnerable to slashing", and where two souls share the bar (RR-612) what each is Vulnerable to; undefined: to nothing. */
export function weaknessWords({ vulnerable, dawnVulnerable }: Pick<AttackCard, 'vulnerable' | 'dawnVulnerable'>): string | undefined {
  const [night, dawn] = [vulnerable && `Vulnerable to ${vulnerable}`, dawnVulnerable && `Vulnerable to ${dawnVulnerable}`];
  return dawn === undefined ? night : [night && `Night ${night}`, `Dawn ${dawn}`].filter(Boolean).join(', ');
}

/** Whose card it is, where a boss has parts that play their own (RR-584, RR-613, RR-614). */
export function ownerWords({ boss }: Pick<BattleState, 'boss'>, { soul, limb }: Pick<AttackCard, 'soul' | 'limb'>): string | undefined {
  const name = soul === 'night' ? 'Night' : 'Dawn';
  if (soul) return `A card of ${name}: it strikes to ${name}’s side, and is weak while ${name} has no HP.`;
  const { limbs = [] }: Boss = bossInPlay(boss);
  const owner = limbs.find(({ id }) => id === limb)?.name;
  return owner && `A card of the ${owner}: gone when that is broken.`;
}

/** A card of the boss, line by line. */
export const explainCard = (card: AttackCard): Explanation => ({
  title: `${card.name}, ${CATEGORY_LOOK[card.category].name}`,
  text: [
    reachWords(card), card.words && plain(card.words), weaknessWords(card) && `${weaknessWords(card)} while it lies on top.`, breakSentence(card.break), threatWords(card.threat),
  ].filter(Boolean).join(' '),
});

/** North, east, south, west, as the grid counts them. */
export const FACING_WORDS: readonly string[] = ['north', 'east', 'south', 'west'];

/** The line of a forecast for what goes besides the damage. */
export const besidesLine = (besides: number, after: number): ForecastLine => ({ why: 'what comes with the hit', change: `+${besides}`, after });

/** What lies in a slot, or will. */
export function explainSlot(view: BattleState, { slot, card, event, kind }: SlotForecast): Explanation {
  if (card !== undefined) {
    const { title, text } = explainCard(attackCard(view, card));
    return { title, text: [text, ownerWords(view, attackCard(view, card))].filter(Boolean).join(' ') };
  }
  if (event !== undefined) return { title: eventCard(view, event).name, text: plain(eventText(view, eventCard(view, event))), ruleId: 'RR-311' };
  if (kind === 'event') return { title: `Slot ${slot + 1}: the Event`, text: 'The Event of this round takes this slot before the boss acts. What it does is seen then.', ruleId: 'RR-309' };
  if (kind === 'open') return { title: `Slot ${slot + 1}: open`, text: 'Nothing lies here yet. After every attack and every Rest of a hero, a card of the boss goes to the first empty slot.', ruleId: 'RR-291' };
  const { basic } = bossInPlay(view.boss).card;
  return { title: `Slot ${slot + 1}: ${basic.name}`, text: `An empty slot is a ${basic.name}. ${reachWords(basic)}`, ruleId: 'RR-292' };
}

/** "18 of 24 HP, 6 Stamina, 1 Ki". */
export function strengthWords(hero: HeroState): string {
  if (isComrade(hero)) return `${hero.hp} of ${hero.maxHp} Life Force`;
  const tokens = [[hero.ki, 'Ki'], [hero.yin, 'Yin'], [hero.yang, 'Yang']] as const;
  return [`${hero.hp} of ${hero.maxHp} HP`, `${hero.stamina} Stamina`, ...tokens.filter(([n]) => n > 0).map(([n, name]) => `${n} ${name}`)].join(', ');
}

function heroText(view: BattleState, id: HeroId): string {
  const hero = view.heroes[id];
  const conditions = conditionsOf(hero).map(conditionWords).join(', ');
  const pad = isComrade(hero) ? `A Comrade, ${padTitle(id, view.level)}: ${COMRADES[id].light.name} and ${COMRADES[id].heavy.name}.` : '';
  return [`${strengthWords(hero)}.`, conditions && `${conditions}.`, view.threat === id && 'Holds the Threat: the boss comes for this one.', pad].filter(Boolean).join(' ');
}

/** Whoever stands there: what they have and what they do. */
export function explainFigure(view: BattleState, ref: FigureRef): Explanation {
  const boss = bossInPlay(view.boss);
  if (isHeroRef(ref)) return { title: HEROES[ref].name, text: heroText(view, ref) };
  const figure = figureOf(view, ref);
  const conditions = figure ? conditionsOf(figure).map(conditionWords).join(', ') : '';
  if (isBossRef(ref)) return { title: boss.name, text: [`${view.bossHp} HP on its bar, ${cubeWords(cubesLeft(view))} to go.`, conditions && `${conditions}.`, boss.words].filter(Boolean).join(' ') };
  const minion = boss.minions.find(({ id }) => ref.startsWith(`${id}:`));
  return {
    title: figureName(view, ref),
    text: minion ? `Moves ${minion.move}, Precision ${minion.precision}, ${minion.damage} ${minion.type} damage within ${minion.range}. Vulnerable to ${minion.vulnerable}. ${plain(minion.words)}` : 'It has left the field.',
  };
}
