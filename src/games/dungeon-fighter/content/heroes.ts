import type { Color, EquipmentType, HeroAbility } from './vocabulary';

export interface Hero {
  readonly name: string;
  readonly title: string;
  readonly abilities: Readonly<Record<Color, HeroAbility>>;
  readonly slots: Readonly<Record<EquipmentType, number>>;
  readonly flavour: string;
}

const slots = (weapon: number, armor: number, item: number): Hero['slots'] => ({ weapon, armor, item });

export const HEROES = {
  torm: {
    name: 'Torm',
    title: 'the Barbarian',
    abilities: { blue: { kind: 'swingAgain' }, green: { kind: 'swingTwice' }, red: { kind: 'berserk' } },
    slots: slots(2, 1, 0),
    flavour: 'Counts to two: once, and once more to be sure.',
  },
  randolph: {
    name: 'Randolph',
    title: 'wizard without spectacles',
    abilities: { blue: { kind: 'metamorphosis' }, green: { kind: 'focusedDamage' }, red: { kind: 'piercingDamage', amount: 3 } },
    slots: slots(1, 0, 2),
    flavour: 'Never misses what he cannot see, because he cannot see it.',
  },
  goldfinga: {
    name: 'Goldfinga',
    title: 'collector of other people’s things',
    abilities: { blue: { kind: 'pickpocket' }, green: { kind: 'fiveFingerDiscount' }, red: { kind: 'piercingDamage', amount: 2 } },
    slots: slots(2, 0, 1),
    flavour: 'Everything fell off a cart. She brought the cart.',
  },
  ottoline: {
    name: 'Dame Ottoline Halfhelm',
    title: 'paladin on parole',
    abilities: {
      blue: { kind: 'healParty', amount: 1 },
      green: { kind: 'swornEnemy', type: 'undead', amount: 4 },
      red: { kind: 'divineIntervention' },
    },
    slots: slots(1, 2, 0),
    flavour: 'Her other half of the helm is evidence.',
  },
  brunna: {
    name: 'Brunna Barrelbeard',
    title: 'brewer',
    abilities: { blue: { kind: 'beer' }, green: { kind: 'berserk' }, red: { kind: 'piercingDamage', amount: 3 } },
    slots: slots(1, 1, 1),
    flavour: 'Believes in courage, and bottles it.',
  },
  quill: {
    name: 'Quill Offkey',
    title: 'bard by self-assessment',
    abilities: { blue: { kind: 'enchantingMelody' }, green: { kind: 'seduction' }, red: { kind: 'swingAgain' } },
    slots: slots(1, 0, 2),
    flavour: 'Knows three chords and is saving for a fourth.',
  },
  fennick: {
    name: 'Fennick Longsight',
    title: 'ranger of the indoors',
    abilities: { blue: { kind: 'trackingStrike' }, green: { kind: 'swornEnemy', type: 'beast', amount: 4 }, red: { kind: 'swingTwice' } },
    slots: slots(3, 0, 0),
    flavour: 'Can follow a trail across three carpets.',
  },
  pomegrana: {
    name: 'Princess Pomegrana',
    title: 'rescued too often',
    abilities: { blue: { kind: 'agileInstincts' }, green: { kind: 'seduction' }, red: { kind: 'focusedDamage' } },
    slots: slots(1, 1, 1),
    flavour: 'Has stayed in nine towers and reviewed them all.',
  },
  mumble: {
    name: 'Brother Mumble',
    title: 'healer of small wounds',
    abilities: { blue: { kind: 'divineIntervention' }, green: { kind: 'healParty', amount: 2 }, red: { kind: 'trackingStrike' } },
    slots: slots(0, 1, 2),
    flavour: 'His prayers are heard. Nobody is sure what they say.',
  },
} as const satisfies Readonly<Record<string, Hero>>;

export type HeroId = keyof typeof HEROES;
export const HERO_IDS = Object.keys(HEROES) as readonly HeroId[];
export const heroCard = (id: HeroId): Hero => HEROES[id];

const STYLED = ['Dame', 'Princess', 'Brother'];

/** What friends call a hero, and what stands on its card: the name without its title. */
export function firstName(id: HeroId): string {
  const [first = id, second = first] = heroCard(id).name.split(' ');
  return STYLED.includes(first) ? second : first;
}
