import bountyTrailIcons from '@/games/bounty-trail/icons.json';
import * as bountyTrail from '@/games/bounty-trail/table/decisive';
import dungeonFighterIcons from '@/games/dungeon-fighter/icons.json';
import * as dungeonFighter from '@/games/dungeon-fighter/table/decisive';
import rollAndFightIcons from '@/games/roll-and-fight/icons.json';
import * as rollAndFight from '@/games/roll-and-fight/table/decisive';
import { MONSTERS, MONSTER_IDS } from '@/games/dungeon-fighter/content/monsters';
import type { Moment } from '@/table/kit/moment/moment';
import { fight } from '@tests/games/dungeon-fighter/kit';

interface Told {
  readonly moment: Moment | undefined;
  readonly weight: number;
  /** What the box can draw. */
  readonly icons: readonly string[];
}

const inRollAndFight = (event: Parameters<typeof rollAndFight.weigh>[0]): Told => ({ moment: rollAndFight.momentOf(event), weight: rollAndFight.weigh(event), icons: rollAndFightIcons });
const inBountyTrail = (event: Parameters<typeof bountyTrail.weigh>[0]): Told => ({ moment: bountyTrail.momentOf(event), weight: bountyTrail.weigh(event), icons: bountyTrailIcons });
const inDungeonFighter = (event: Parameters<typeof dungeonFighter.weigh>[0]): Told => ({ moment: dungeonFighter.momentOf(event), weight: dungeonFighter.weigh(event), icons: dungeonFighterIcons });

const hurt = (cause: 'bullseye' | 'contact', amount: number): Told => inDungeonFighter({ type: 'monsterHurt', cause, hero: 'torm', amount, hp: 0, parts: [] });
const left = { bullets: 10, hearts: 1, cash: 0 };

const MOMENTS: Readonly<Record<string, Told>> = {
  'The boss falls': inRollAndFight({ type: 'bossKilled', seat: 0 }),
  'The second Beating': inRollAndFight({ type: 'died', seat: 0 }),
  'A Beating': inRollAndFight({ type: 'beaten', seat: 0, beatings: 1 }),
  'Done: 5 points': inRollAndFight({ type: 'objectiveMarked', seat: 0, room: 1, points: 5 }),
  'Blood drawn': inRollAndFight({ type: 'bossHurt', seat: 0, damage: 2, total: 2 }),
  'One less': inRollAndFight({ type: 'minionKilled', seat: 0, minion: 1 }),
  'Down and out': inBountyTrail({ type: 'wentDown', seat: 1 }),
  'Out of bullets': inBountyTrail({ type: 'gunEmptied', seat: 1, left }),
  'A bounty slips away': inBountyTrail({ type: 'gunEmptied', seat: 1, sacrificed: 'Y01', left }),
  'A stolen bounty': inBountyTrail({ type: 'auctionWon', seat: 1, spot: 3, card: 'Y01' }),
  Captured: inBountyTrail({ type: 'captured', seat: 1, spot: 3, card: 'Y01' }),
  'Bullseye!': hurt('bullseye', 10),
  'A throw worth 7': hurt('contact', 7),
};

test.each(Object.entries(MOMENTS))('“%s” has a sign that its box can draw, and weighs something', (title, { moment, weight, icons }) => {
  expect(moment?.title).toBe(title);
  expect(weight).toBeGreaterThan(0);
  expect(icons).toContain(moment?.icon);
});

test('what decides nothing has no picture', () => {
  expect(rollAndFight.momentOf({ type: 'gameEnded' })).toBeUndefined();
  expect(bountyTrail.momentOf({ type: 'roundStarted', round: 2 })).toBeUndefined();
  expect(dungeonFighter.momentOf({ type: 'fountainUsed' })).toBeUndefined();
});

describe('how a die was thrown', () => {
  const from = (requirement: 'noseShot' | undefined) => MONSTER_IDS.find((id) => {
    const { ability } = MONSTERS[id];
    return requirement === undefined ? ability === undefined : ability?.kind === 'requirement' && ability.requirement === requirement;
  });
  const toldOf = (requirement: 'noseShot' | undefined): Moment | undefined => {
    const monster = from(requirement);
    if (monster === undefined) throw new Error(`no monster asks for ${requirement ?? 'nothing'}`);
    const f = fight({ monster });
    f.throwsCarelessly('blue', 3);
    const [event] = f.table.happened('dieThrown');
    if (!event) throw new Error('nothing was thrown');
    const hit = { type: 'monsterHurt', cause: 'bullseye', hero: event.hero, amount: 10, hp: 0, parts: [] } as const;
    return dungeonFighter.momentOf(hit, { told: [{ event, view: f.s }, { event: hit, view: f.s }], names: [], seatColours: [] });
  };

  test('is told with it: a bullseye off the nose is more than a bullseye', () => {
    expect(toldOf('noseShot')).toMatchObject({ title: 'Bullseye!', how: 'off the nose' });
  });

  test('is not told where nothing was asked', () => {
    expect(toldOf(undefined)).toEqual({ title: 'Bullseye!', icon: 'bullseye' });
  });
});
