import { squareName } from '@/engine/parts/grid/squares';
import { capital, listed } from '@/engine/words';

import { DESTINY } from '../content/destiny';
import { FIELD, type HeroId } from '../content/terms';
import { conditionWords } from '../words/conditions';
import { healthWord } from '../words/costs';
import { rolledWords } from '../words/dice';
import { OBJECT_NAMES, tokenDoes } from '../words/things';
import { changesWords, describeBoss, isTakenByBoss } from './boss/describe';
import type { BattleEvent } from './events';
import { figureName, zoneName } from './names';
import { isHeroRef, type FigureRef } from './refs';
import { isComrade, type BattleState, type Buff } from './state';

const RESOURCES = { stamina: 'Stamina', ki: 'Ki', yin: 'Yin', yang: 'Yang' } as const;
const FACES = ['north', 'east', 'south', 'west'];

const UNTIL: Readonly<Record<Buff['until'], string>> = { endOfTurn: 'until the end of the turn', endOfRound: 'until the end of the round', startOfNextTurn: 'until their next turn' };

/** What somebody has for a while. */
const BUFFS: Readonly<Record<Buff['stat'], (n: number) => string>> = {
  armor: (n) => `has ${n} more Armor`, dodge: (n) => `has ${n} more Dodge`, reduce: (n) => `takes ${n} less damage from attacks`, counterDamage: (n) => `strikes back for ${n} more`,
  shadowPartner: () => 'counts as flanking alone', wolfHour: () => 'answers blows of any type', wallStep: () => 'may go through one wall',
};

/** What happened, as a sentence for the log. */
export function describe(event: BattleEvent, view: BattleState): string | undefined {
  const words = sentence(event, view);
  return words && capital(words);
}

function sentence(event: BattleEvent, view: BattleState): string | undefined {
  const who = (ref: FigureRef): string => figureName(view, ref);
  /** A Comrade has Life Force, and neither HP nor Stamina. */
  const hasLifeForce = (ref: FigureRef): boolean => isHeroRef(ref) && isComrade(view.heroes[ref]);
  const strength = (ref: FigureRef): string => healthWord(hasLifeForce(ref));
  const resource = (hero: HeroId, res: keyof typeof RESOURCES): string => (res === 'stamina' && hasLifeForce(hero) ? 'Life Force' : RESOURCES[res]);
  const first = (hero: HeroId): string => figureName(view, hero);
  switch (event.type) {
    case 'battleBegan': return 'The battle begins.';
    case 'placesTaken': return 'Everybody has taken their place.';
    case 'placeChanged': return `${first(event.hero)} starts on ${squareName(FIELD, event.square)}.`;
    case 'roundBegan': return `Round ${event.round}.`;
    case 'roundEnded': return `The round is over. ${first(event.line[0] ?? 'takahiro')} is first now.`;
    case 'turnBegan': return `${first(event.hero)}’s turn.`;
    case 'turnMissed': return `${first(event.hero)} lies on the ground and misses this turn.`;
    case 'turnEnded': case 'stepped': return undefined;
    case 'moved': return movedWords(event, first(event.hero), resource(event.hero, 'stamina'));
    case 'turned': return `${who(event.who)} faces ${FACES[event.facing] ?? ''}.`;
    case 'gained': return `${first(event.hero)} gains ${event.n} ${resource(event.hero, event.res)}${event.why === '' ? '' : ` (${event.why})`}.`;
    case 'lost': return `${first(event.hero)} ${isTakenByBoss(view, event.why) ? 'loses' : 'pays'} ${event.n} ${resource(event.hero, event.res)}${event.why === '' ? '' : ` (${event.why})`}.`;
    case 'healed': return `${first(event.hero)} heals ${event.n}.`;
    case 'kiUsed': return event.into === 'damage' ? `${first(event.hero)} puts 1 Ki into the blow.` : `${first(event.hero)} spends 1 Ki.`;
    case 'fused': return `${first(event.hero)} fuses Yin and Yang.`;
    case 'rested': return `${first(event.hero)} rests.`;
    case 'flaskUsed': return `${first(event.hero)} drinks from the Flask; ${event.left === 0 ? 'it is empty now' : `${event.left} ${event.left === 1 ? 'sip' : 'sips'} left`}.`;
    case 'buffed': return `${first(event.hero)} ${BUFFS[event.stat](event.n)} ${UNTIL[event.until]} (${event.why}).`;
    case 'conditionGained': return `${who(event.who)} is ${conditionWords(event.name)}.`;
    case 'conditionLost': return `${who(event.who)} is no longer ${conditionWords(event.name)}.`;
    case 'attackDeclared': return `${first(event.hero)} attacks ${listed(event.targets.map((ref) => figureName(view, ref)))}: ${event.name}.`;
    case 'attackRolled': return `${first(event.hero)} rolls ${rolledWords([{ kind: 'black', face: event.black }, { kind: 'white', face: event.white }])}.`;
    case 'destinyPlayed': return `${first(event.hero)} plays ${DESTINY[event.card].name}.`;
    case 'destinyReturned': return `${first(event.hero)} takes all Destiny cards back.`;
    case 'struck': return `${figureName(view, event.target)} takes ${event.damage} damage${changesWords(event.lines)}.`;
    case 'specialUsed': case 'cardUsed': return `${first(event.hero)} uses ${event.name}.`;
    case 'primed': return `${first(event.hero)} is ready to answer ${event.damageType} blows.`;
    case 'cubeGone': return undefined;
    case 'defended': return defendedWords(event, first(event.hero));
    case 'yangSpent': return `${first(event.hero)} wards off ${event.n} with Yang.`;
    // Blows have said it already.
    case 'hpLost': return event.cause.why === 'attack' ? undefined : event.cause.why === 'cost' ? `${who(event.who)} pays ${event.n} ${strength(event.who)}.` : `${who(event.who)} loses ${event.n} ${strength(event.who)}${event.cause.why === 'terrain' ? ' to the ground' : ''}.`;
    case 'attackPrepared': return `${first(event.hero)} prepares an attack: ${event.why}.`;
    case 'hpSet': return `${first(event.hero)} is at ${event.hp} ${strength(event.hero)}.`;
    case 'fell': return `${first(event.hero)} falls!`;
    case 'revived': return `${first(event.hero)} stands up again with ${event.hp} ${strength(event.hero)}.`;
    case 'threatMoved': return `Threat goes to ${first(event.hero)}.`;
    case 'objectUsed': return `${first(event.hero)} uses the ${OBJECT_NAMES[event.kind]}.`;
    case 'objectBroken': return `The ${OBJECT_NAMES[event.kind]} on ${squareName(FIELD, event.square)} ${event.kind === 'barrel' ? 'bursts' : 'breaks'}.`;
    case 'tokenPlaced': return `${tokenDoes(event.token, 'now lies', 'now lie')} in ${zoneName(event.zone)}.`;
    case 'tokenRemoved': return `${tokenDoes(event.token, 'is', 'are')} gone from ${zoneName(event.zone)}.`;
    case 'battleWon': return 'The last cube is gone. Victory!';
    case 'battleLost': return 'Nobody stands any more. The battle is lost.';
    default: return describeBoss(event, view);
  }
}

function defendedWords({ dodge, dice }: Extract<BattleEvent, { type: 'defended' }>, name: string): string | undefined {
  const parts = [
    dodge > 0 ? `adds ${dodge} Dodge` : '',
    dice.length > 0 ? `rolls ${rolledWords(dice.map((face) => ({ kind: 'blue', face })))}` : '',
  ].filter(Boolean);
  return parts.length === 0 ? undefined : `${name} ${listed(parts)}.`;
}

function movedWords({ way, bought }: Extract<BattleEvent, { type: 'moved' }>, name: string, price: string): string | undefined {
  const to = way[way.length - 1];
  if (to === undefined) return undefined;
  return `${name} moves to ${squareName(FIELD, to)}${bought > 0 ? ` for ${bought} ${price}` : ''}.`;
}
