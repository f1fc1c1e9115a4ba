/** Something that happens in the player's own Combat turn. */
export type Deed = 'clearedDen' | 'unhurtKill' | 'clearedEarly' | 'shotBoss' | 'scoredCopies' | 'killedBigBoss' | 'blindKill';
/** Something that gives an objective token each time. */
export type TokenEvent = 'bodyCount' | 'brute' | 'shotKill' | 'henchman';
/** Something that is so or not. */
export type Holding = 'wildTokens' | 'tiles' | 'reconOnDens' | 'cardsInPlay';

export type Condition =
  | { readonly kind: 'event'; readonly deed: Deed }
  | { readonly kind: 'state'; readonly holding: Holding; readonly count: number }
  /** `atMost`: tokens in one Fight or one roll. */
  | { readonly kind: 'tokens'; readonly event: TokenEvent; readonly count: number; readonly atMost?: { readonly tokens: number; readonly per: 'fight' | 'roll' } };

export interface AchievementCard {
  readonly name: string;
  readonly vp: number;
  readonly words: string;
  readonly condition: Condition;
}

const event = (name: string, vp: number, words: string, deed: Deed): AchievementCard => ({ name, vp, words, condition: { kind: 'event', deed } });
const state = (name: string, vp: number, words: string, holding: Holding, count: number): AchievementCard => ({
  name, vp, words, condition: { kind: 'state', holding, count },
});

export const ACHIEVEMENTS = {
  noWitnesses: event('No Witnesses', 1, 'Clear a Den worth 4: Boss and all Minions in one Fight.', 'clearedDen'),
  untouchable: event('Untouchable', 1, 'Kill a Boss in a Fight in which you took no damage, on the way out neither.', 'unhurtKill'),
  twoRolls: event('Two Rolls Flat', 1, 'Clear a Den before the third roll.', 'clearedEarly'),
  longShot: event('Long Shot', 1, 'Deal the killing damage to a Boss with a Shot.', 'shotBoss'),
  bothBarrels: event('Both Barrels', 1, 'Score two or more cards of one Boss at once.', 'scoredCopies'),
  giantKiller: event('Giant Killer', 1, 'Kill a Big Boss.', 'killedBigBoss'),
  blindEntry: event('Blind Entry', 1, 'Kill a Boss whose card you had not seen when you chose the Den.', 'blindKill'),
  bodyCount: {
    name: 'Body Count', vp: 1, words: 'A token for each Fight with four Minions killed; two are needed.',
    condition: { kind: 'tokens', event: 'bodyCount', count: 2, atMost: { tokens: 1, per: 'fight' } },
  },
  wreckingCrew: {
    name: 'Wrecking Crew', vp: 1, words: 'A token for each Tough Guy or Blocker killed; four are needed.',
    condition: { kind: 'tokens', event: 'brute', count: 4 },
  },
  gunsmoke: {
    name: 'Gunsmoke', vp: 1, words: 'A token for an enemy killed by a Shot, one a roll; four are needed.',
    condition: { kind: 'tokens', event: 'shotKill', count: 4, atMost: { tokens: 1, per: 'roll' } },
  },
  houseCalls: {
    name: 'House Calls', vp: 1, words: 'A token for each Henchman killed, two a Fight at most; three are needed.',
    condition: { kind: 'tokens', event: 'henchman', count: 3, atMost: { tokens: 2, per: 'fight' } },
  },
  scavenger: state('Scavenger', 1, 'Own three Wild tokens.', 'wildTokens', 3),
  collector: state('Collector', 1, 'Own six upgrade tiles, covered ones too.', 'tiles', 6),
  deepCover: state('Deep Cover', 1, 'Have Recon tokens on four Dens at once.', 'reconOnDens', 4),
  longMemory: state('Long Memory', 2, 'Have four unscored Vengeance cards in play.', 'cardsInPlay', 4),
} satisfies Record<string, AchievementCard>;

export type AchievementId = keyof typeof ACHIEVEMENTS;
export const ACHIEVEMENT_IDS = Object.keys(ACHIEVEMENTS) as readonly AchievementId[];
const ACHIEVEMENT_TABLE: Readonly<Record<AchievementId, AchievementCard>> = ACHIEVEMENTS;
export const achievementOf = (id: AchievementId): AchievementCard => ACHIEVEMENT_TABLE[id];

/** "1 point", "2 points". */
export const pointWords = (vp: number): string => `${vp} ${vp === 1 ? 'point' : 'points'}`;

/** What a Den must be worth to be cleared without witnesses. */
export const WITNESSED_FROM = 4;
/** Minions killed in one Fight that make a body count. */
export const BODY_COUNT = 4;
/** The two slots; objective tokens have the colour of theirs. */
export const SLOT_COLOURS = ['blue', 'orange'] as const;
export const TOKENS_PER_COLOUR = 10;
