import type { Seat } from '@/engine/game';
import type { BossId } from '@/games/dungeon-fighter/content/bosses';
import type { CardId } from '@/games/dungeon-fighter/content/equipment';
import type { HeroId } from '@/games/dungeon-fighter/content/heroes';
import type { MonsterId } from '@/games/dungeon-fighter/content/monsters';
import type { DieKind, Region } from '@/games/dungeon-fighter/content/vocabulary';
import { makeDungeonFighter } from '@/games/dungeon-fighter/game';
import { noTokens } from '@/games/dungeon-fighter/rules/party/abilities';
import type { DfEvent } from '@/games/dungeon-fighter/rules/events';
import { cardOf, monsterIn } from '@/games/dungeon-fighter/rules/fight/monsters';
import type { DfMove, ThrowMove } from '@/games/dungeon-fighter/rules/decisions';
import { heroOf } from '@/games/dungeon-fighter/rules/party/heroes';
import { requirementsInForce } from '@/games/dungeon-fighter/rules/throw/inForce';
import { evidenceFor, gestureOf, launchOf, propsFor, SOUTH, stanceFor, startsBelowTable } from '@/games/dungeon-fighter/rules/throw/stance';
import type { DfOptions, DfState, Flight, HeroState, MonsterRef } from '@/games/dungeon-fighter/rules/state';
import { situation, type Situation } from '@tests/kit/situation';

const queue: Flight[] = [];

/** The game with landings that tests dictate (DF-83). */
export const dictated = makeDungeonFighter(() => {
  const flight = queue.shift();
  if (!flight) throw new Error('no landing was dictated');
  return flight;
});

/** A landing: a proper throw with one bounce, unless told otherwise. */
export const landing = (region: Region, change: Partial<Flight> = {}): Flight => ({
  bouncesOutside: 1,
  touchedBoard: region !== 'outside',
  wallBeforeBoard: true,
  bouncesBeforeCard: 1,
  crossedOverCard: true,
  spinAtBoard: 2000,
  rest: { x: 3000, y: 3000, z: 80, yaw: 0, fallen: false },
  face: change.special ? 0 : 3,
  special: false,
  region,
  digest: 0,
  ...change,
});

export const special = { special: true, face: 0 } as const;

export interface Scene {
  readonly heroes?: readonly HeroId[];
  readonly monster?: MonsterId;
  readonly boss?: BossId;
  readonly hp?: number;
  /** Seats; by default one per hero. */
  readonly seats?: number;
  readonly options?: Partial<DfOptions>;
  readonly change?: (s: DfState) => void;
}

/** A fight made for a test; all heroes fresh, no danger in the room, the chest as at the start. */
export class Fight {
  readonly table: Situation<DfState, DfMove, DfOptions, DfEvent>;

  constructor({ heroes = ['torm', 'randolph', 'goldfinga'], monster = 'goblin', boss, hp, seats, options, change }: Scene = {}) {
    queue.length = 0;
    const people = seats ?? heroes.length;
    this.table = situation(
      dictated,
      {
        seats: people,
        heroes: heroes.slice(0, people),
        party: heroes.length,
        second: heroes[people] ?? 'random',
        third: heroes[people + 1] ?? 'random',
        leader: 0,
        // Whose leave a card needs is the subject of owners.test.ts.
        askOwners: false,
        ...options,
      },
      (s) => {
        s.floors = ['D1-a', 'S1-dungeon', 'S1-boss'];
        s.room = 'a';
        this.meet(s, boss ? { kind: 'boss', id: boss } : monsterIn(s, monster));
        if (s.encounter && hp !== undefined) s.encounter.hp = hp;
        change?.(s);
      },
    );
  }

  private meet(s: DfState, monster: MonsterRef): void {
    const card = cardOf(monster);
    s.supply.gold += (s.encounter?.gold ?? 0) - card.gold;
    if (monster.kind === 'boss') {
      delete s.room;
      s.floor = 2;
      s.boss = monster.id;
    } else {
      for (const pile of Object.values(s.tower)) if (pile.includes(monster.id)) pile.splice(pile.indexOf(monster.id), 1);
    }
    s.encounter = {
      monster,
      hp: card.hp,
      gold: card.gold,
      hand: ['blue', 'green', 'red'],
      lying: [],
      turn: s.firstPlayer,
      throws: 0,
      backDownRefused: false,
      tokens: noTokens(),
    };
    s.frames = [{ kind: 'swing' }];
  }

  get s(): DfState {
    return this.table.state;
  }

  get encounter() {
    const { encounter } = this.s;
    if (!encounter) throw new Error('the fight is over');
    return encounter;
  }

  /** Who is asked: the only seat, or the first of several. */
  get seat(): Seat {
    const prompt = this.table.prompts()[0];
    if (!prompt) throw new Error('nobody is asked');
    return prompt.seat;
  }

  get asked(): string | undefined {
    return this.table.prompts()[0]?.kind;
  }

  hero(id: HeroId): HeroState {
    return heroOf(this.s, id);
  }

  hp(...ids: HeroId[]): number[] {
    return ids.map((id) => this.hero(id).hp);
  }

  change(change: (s: DfState) => void): this {
    this.table.change(change);
    return this;
  }

  /** Gives cards from the deck to a hero. */
  equip(id: HeroId, ...cards: CardId[]): this {
    return this.change((s) => {
      s.deck = s.deck.filter((card) => !cards.some((each) => each === card));
      heroOf(s, id).cards.push(...cards);
    });
  }

  /** A legal throw of the hero in turn, as a competent hand makes it. */
  throwMove(die: DieKind, weapons: readonly CardId[] = [], change: Partial<ThrowMove> = {}): ThrowMove {
    const ids = requirementsInForce(this.s, weapons);
    return {
      kind: 'throw',
      hero: this.encounter.turn,
      die,
      weapons: [...weapons],
      mode: 'touch',
      launch: launchOf(gestureOf({ azimuth: SOUTH, stance: stanceFor(ids) }, startsBelowTable(ids))),
      props: propsFor(ids, SOUTH),
      gates: evidenceFor(ids),
      ...change,
    };
  }

  /** The hero in turn throws, and the die lands as told. */
  throws(die: DieKind, region: Region, change: Partial<Flight> = {}, weapons: readonly CardId[] = []): readonly DfEvent[] {
    queue.push(landing(region, change));
    return this.play(this.throwMove(die, weapons));
  }

  /** The next throw lands like this. */
  lands(flight: Flight): void {
    queue.push(flight);
  }

  /** From the right place, but without doing anything of what is demanded. */
  throwsCarelessly(die: DieKind, region: Region): readonly DfEvent[] {
    queue.push(landing(region, { wallBeforeBoard: false, bouncesBeforeCard: 0, crossedOverCard: false, spinAtBoard: 0 }));
    return this.play(this.throwMove(die, [], { gates: [] }));
  }

  play(...moves: DfMove[]): readonly DfEvent[] {
    return moves.flatMap((move) => this.table.play(this.seat, move));
  }

  refused(move: DfMove): string {
    return this.table.refused(this.seat, move);
  }

  /** Ends the fight by a blow, and everything that needs no thought up to the next decision. */
  win(die: DieKind = 'blue'): readonly DfEvent[] {
    this.change((s) => {
      if (s.encounter) s.encounter.hp = 1;
    });
    return this.throws(die, 1);
  }
}

export const fight = (scene: Scene = {}): Fight => new Fight(scene);
