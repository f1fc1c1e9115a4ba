/** The balance targets of the catalogues that can be measured: which report shows the figure, where in it, and its band. */
export interface BalanceTarget {
  readonly box: string;
  /** What the figure says. */
  readonly what: string;
  /** The report of scripts/balance/<box>.ts, with GAMES where the number of games goes. */
  readonly report: readonly string[];
  /** Finds the figure in what is printed; the first group is the number. */
  readonly figure: RegExp;
  readonly band: readonly [low: number, high: number];
  /** Percent of all games, so that chance alone moves it; otherwise the band counts as it stands. */
  readonly share: boolean;
  /** Games of a short look, and those with which the band is held to the letter. */
  readonly games: { readonly short: number; readonly long: number };
}

export const GAMES = 'GAMES';

const SEEDS = 'watch';

type Column = 'won' | 'boss killed' | 'dead' | 'a Beating';
/** | bot | level | games | win | mean score | boss killed | death | a Beating | */
const CELLS_BEFORE: Readonly<Record<Column, number>> = { won: 1, 'boss killed': 3, dead: 4, 'a Beating': 5 };

function rollAndFight(bot: 'medium' | 'hard', level: 'easy' | 'medium' | 'hard', column: Column, band: BalanceTarget['band']): BalanceTarget {
  const slow = bot === 'hard';
  return {
    box: 'roll-and-fight', what: `${slow ? 'expert' : 'competent'}, ${level}: ${column}`, report: ['solo', GAMES, bot, level, SEEDS],
    figure: new RegExp(`^\\| ${bot} \\| ${level} \\|(?:[^|]*\\|){${CELLS_BEFORE[column]}} ([\\d.]+)`, 'm'),
    band, share: true, games: { short: slow ? 20 : 60, long: slow ? 600 : 300 },
  };
}

const bountyTrail = (level: string, band: BalanceTarget['band']): BalanceTarget => ({
  box: 'bounty-trail', what: `strong bot, alone, ${level}: won`, report: ['solo', GAMES, 'hard', level, 'on'],
  figure: new RegExp(`^${level} .*?won ([\\d.]+)`, 'm'), band, share: true, games: { short: 60, long: 500 },
});

const dungeonFighter = (heroes: number, difficulty: string, band: BalanceTarget['band']): BalanceTarget => ({
  box: 'dungeon-fighter', what: `competent hand, ${heroes} heroes, ${difficulty}: won`, report: ['games', GAMES, String(heroes), 'competent', difficulty, SEEDS],
  figure: new RegExp(`^\\| competent \\| ${heroes} \\| ${difficulty} \\| \\d+ \\| ([\\d.]+)`, 'm'), band, share: true, games: { short: 60, long: 2000 },
});

export const TARGETS: readonly BalanceTarget[] = [
  rollAndFight('medium', 'easy', 'won', [70, 85]),
  rollAndFight('medium', 'easy', 'boss killed', [60, 85]),
  rollAndFight('medium', 'easy', 'dead', [0, 10]),
  rollAndFight('medium', 'easy', 'a Beating', [20, 45]),
  rollAndFight('medium', 'medium', 'won', [30, 45]),
  rollAndFight('medium', 'hard', 'won', [1, 8]),
  rollAndFight('hard', 'medium', 'won', [70, 90]),
  rollAndFight('hard', 'hard', 'won', [10, 35]),
  bountyTrail('tenderfoot', [72, 85]),
  bountyTrail('deputy', [50, 62]),
  bountyTrail('marshal', [40, 52]),
  bountyTrail('legend', [30, 42]),
  ...[3, 4, 5, 6].flatMap((heroes) => [dungeonFighter(heroes, 'easy', [55, 75]), dungeonFighter(heroes, 'normal', [30, 45]), dungeonFighter(heroes, 'insane', [12, 25])]),
];

export type Length = keyof BalanceTarget['games'];

/** How far chance alone may carry a share of so many games beyond this edge of its band in a short look: two standard errors. */
const slack = ({ share, games }: BalanceTarget, edge: number, length: Length): number => (length === 'long' || !share ? 0 : 2 * Math.sqrt((edge * (100 - edge)) / games.short));

export interface Judgement {
  readonly figure: number;
  readonly low: number;
  readonly high: number;
  readonly inside: boolean;
}

/** Reads the figure out of a report and holds it against its band. */
export function judge(target: BalanceTarget, printed: string, length: Length): Judgement {
  const found = target.figure.exec(printed)?.[1];
  if (found === undefined) throw new Error(`${target.box}, ${target.what}: its report does not show it`);
  const figure = Number(found);
  const [lower, upper] = target.band;
  const low = Math.max(0, lower - slack(target, lower, length));
  const high = upper + slack(target, upper, length);
  return { figure, low, high: target.share ? Math.min(100, high) : high, inside: figure >= low && figure <= high };
}
