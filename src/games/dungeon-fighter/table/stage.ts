import type { Seat } from '@/engine/game';

import type { CardId } from '../content/equipment';
import type { RoomId } from '../content/faces';
import type { HeroId } from '../content/heroes';
import { COLORS, type Color } from '../content/vocabulary';
import type { DfEvent } from '../rules/events';
import type { DfState, HeroStatus, LyingDie, MonsterRef, Tokens } from '../rules/state';
import { landingWords } from '../words/describe';

export interface HeroFigure {
  readonly id: HeroId;
  readonly seat: Seat;
  readonly status: HeroStatus;
  readonly hp: number;
  readonly maxHp: number;
  readonly scars: readonly Color[];
  readonly cards: readonly CardId[];
  /** What just happened to this hero, for a moment: −2, +1. */
  readonly change?: number;
}

export interface MonsterFigure {
  readonly ref: MonsterRef;
  readonly hp: number;
  readonly gold: number;
  readonly tokens: Tokens;
  readonly change?: number;
  readonly beaten: boolean;
}

export interface Verdict {
  readonly words: string;
  readonly kind: 'contact' | 'miss' | 'bullseye';
}

/** What the table shows while a move is told: the view before it, changed event by event. */
export interface Stage {
  readonly heroes: readonly HeroFigure[];
  readonly monster: MonsterFigure | undefined;
  readonly lying: readonly LyingDie[];
  readonly hand: readonly Color[];
  readonly turn: HeroId | undefined;
  readonly floor: number;
  readonly room: RoomId | undefined;
  readonly gold: number;
  readonly bonusDice: number;
  readonly undefeated: boolean;
  readonly verdict: Verdict | undefined;
  /** The event that is told right now: what flies, flashes or is shown on a card belongs to it. */
  readonly telling: { readonly event: DfEvent; readonly seq: number } | undefined;
}

export function stageOf(view: DfState): Stage {
  const { encounter } = view;
  return {
    heroes: view.heroes.map(({ id, seat, status, hp, maxHp, scars, cards }) => ({ id, seat, status, hp, maxHp, scars, cards })),
    monster: encounter && { ref: encounter.monster, hp: encounter.hp, gold: encounter.gold, tokens: encounter.tokens, beaten: encounter.hp <= 0 },
    lying: encounter?.lying ?? [],
    hand: encounter?.hand ?? [],
    turn: encounter?.turn,
    floor: view.floor,
    room: view.room,
    gold: view.chest.gold,
    bonusDice: view.chest.bonusDice,
    undefeated: view.partyUndefeated,
    verdict: encounter?.thrown && verdictOf(encounter.thrown.result),
    telling: undefined,
  };
}

function verdictOf(result: Extract<DfEvent, { type: 'dieThrown' }>['result']): Verdict {
  const words = landingWords(result);
  return { words: words.slice(0, 1).toUpperCase() + words.slice(1), kind: !result.contact ? 'miss' : result.region === 10 ? 'bullseye' : 'contact' };
}

const withHero = (stage: Stage, id: HeroId, change: Partial<HeroFigure>): Stage => ({
  ...stage,
  heroes: stage.heroes.map((hero) => (hero.id === id ? { ...hero, ...change } : hero)),
});

const heroIn = (stage: Stage, id: HeroId): HeroFigure | undefined => stage.heroes.find((hero) => hero.id === id);

const withMonster = (stage: Stage, change: Partial<MonsterFigure>): Stage =>
  stage.monster ? { ...stage, monster: { ...stage.monster, ...change } } : stage;

const withTokens = (stage: Stage, change: Partial<Tokens>): Stage =>
  stage.monster ? withMonster(stage, { tokens: { ...stage.monster.tokens, ...change } }) : stage;

const withCard = (stage: Stage, id: HeroId, card: CardId): Stage => withHero(stage, id, { cards: [...(heroIn(stage, id)?.cards ?? []), card] });

const withoutCard = (stage: Stage, id: HeroId, card: CardId): Stage => {
  const cards = [...(heroIn(stage, id)?.cards ?? [])];
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
  return withHero(stage, id, { cards });
};

/** Numbers that pop up over portraits belong to one event only. */
const calm = (stage: Stage): Stage => ({
  ...stage,
  heroes: stage.heroes.map(({ change: _past, ...hero }) => hero),
  monster: stage.monster && { ...stage.monster, change: undefined },
});

const NO_TOKENS: Tokens = { toad: false, tracking: false, melody: false };

/** The stage after one more event. */
export function applyEvent(before: Stage, event: DfEvent): Stage {
  const stage: Stage = { ...calm(before), telling: { event, seq: (before.telling?.seq ?? 0) + 1 } };
  switch (event.type) {
    case 'roomEntered':
      return { ...stage, floor: event.floor, room: event.room, monster: undefined, lying: [], verdict: undefined };
    case 'monsterRevealed':
      return { ...stage, ...(event.monster.kind === 'boss' ? { room: undefined } : {}), monster: { ref: event.monster, hp: event.hp, gold: event.gold, tokens: NO_TOKENS, beaten: false }, hand: [...COLORS], lying: [], verdict: undefined };
    case 'turnBegan':
      return { ...stage, turn: event.hero, hand: event.dice };
    case 'bonusDieTaken':
      return { ...stage, bonusDice: stage.bonusDice - 1 };
    case 'dieThrown': {
      const { die, hero: by, result: { rest, face, special, region } } = event;
      return {
        ...stage,
        hand: stage.hand.filter((color) => color !== die),
        lying: [...stage.lying, { die, by, rest, face, special, region }],
        verdict: verdictOf(event.result),
      };
    }
    case 'dieTakenBack':
      return { ...stage, lying: stage.lying.slice(0, -1), verdict: undefined };
    case 'tokenPlaced':
      return withTokens(stage, event.token === 'charm' || event.token === 'beer' ? { [event.token]: event.hero } : { [event.token]: true });
    case 'monsterHurt':
      return withMonster(stage, { hp: event.hp, change: -event.amount });
    case 'monsterHealed':
      return withMonster(stage, { hp: event.hp, change: event.amount });
    case 'monsterDefeated':
      return withMonster(stage, { hp: 0, beaten: true });
    case 'heroHurt':
      return withHero(stage, event.hero, { hp: event.hp, change: -event.amount });
    case 'heroHealed':
      return withHero(stage, event.hero, { hp: event.hp, change: event.amount });
    case 'heroFainted':
      return withHero(stage, event.hero, { hp: 0, status: 'fainted' });
    case 'heroScarred':
      return withHero(stage, event.hero, { maxHp: event.maxHp, hp: event.maxHp, status: 'standing', scars: [...(heroIn(stage, event.hero)?.scars ?? []), event.color] });
    case 'heroEliminated':
      return withHero(stage, event.hero, { status: 'eliminated', hp: 0 });
    case 'diceCleared':
      return { ...stage, lying: [], hand: [...COLORS], verdict: undefined };
    case 'leaderTokenTurned':
      return { ...stage, undefeated: event.undefeated };
    case 'bonusDiceGained':
      return { ...stage, bonusDice: stage.bonusDice + event.amount };
    case 'goldChanged':
      return { ...stage, gold: event.gold };
    case 'cardTaken':
      return withCard(stage, event.hero, event.card);
    case 'cardGiven':
      return withCard(withoutCard(stage, event.giver, event.card), event.taker, event.card);
    case 'cardLost':
      return event.hero ? withoutCard(stage, event.hero, event.card) : stage;
    default:
      return stage;
  }
}
