import type { AnyGame, BaseOptions, Choice, Kit, KitPart, OptionField, SeatKit } from '@/engine/game';
import { sameJson } from '@/engine/json';
import { LONGEST_NAME, botName, type SeatPlayer } from '@/store/seats';

/** What the New game page has been told so far. */
export interface GameDraft {
  readonly options: BaseOptions;
  readonly players: readonly SeatPlayer[];
}

/** Whatever asks questions before it begins: a game, a campaign. */
export type Asking = Pick<AnyGame, 'seats' | 'defaults' | 'optionFields'>;

type Values = Readonly<Record<string, unknown>>;
const valuesOf = (options: BaseOptions): Values => ({ ...options });

const isOffered = (choices: readonly Choice[], value: unknown) => choices.some((choice) => choice.value === value);

/** Keeps every seat's choice that is still allowed and gives the others the first one that is free. */
function fitPerSeat(field: Extract<OptionField, { kind: 'perSeat' }>, current: unknown, seats: number): readonly Choice['value'][] {
  const before: readonly unknown[] = Array.isArray(current) ? current : [];
  const taken: Choice['value'][] = [];
  for (let seat = 0; seat < seats; seat++) {
    const free = field.choices.filter(({ value }) => !field.unique || !taken.includes(value));
    const kept = free.find(({ value }) => value === before[seat]);
    const chosen = kept ?? free[0] ?? field.choices[0];
    if (chosen) taken.push(chosen.value);
  }
  return taken;
}

const RECOMMENDED: Kit = {};

const fits = ({ key, most, full, choices }: KitPart, kit: Kit): boolean => {
  const chosen = kit[key];
  return chosen !== undefined && chosen.length <= most && (!full || chosen.length === most) && chosen.every((value) => isOffered(choices, value));
};

/** A kit that cannot be had any more, because the hero or the level is another, is the recommended one again. */
function fitKits(kits: readonly SeatKit[], current: unknown): readonly Kit[] {
  const before: readonly unknown[] = Array.isArray(current) ? current : [];
  return kits.map(({ parts }, seat) => {
    const kit = { ...(before[seat] as Kit | undefined) };
    return parts.every((part) => fits(part, kit)) ? kit : RECOMMENDED;
  });
}

/** What a seat has chosen of its kit; all that is recommended if nothing. */
export const kitOf = ({ recommended }: SeatKit, options: BaseOptions, key: string, seat: number): { readonly kit: Kit; readonly own: boolean } => {
  const values = optionValue(options, key);
  const chosen = Array.isArray(values) ? { ...(values[seat] as Kit | undefined) } : RECOMMENDED;
  const own = Object.keys(chosen).length > 0;
  return { kit: own ? chosen : recommended, own };
};

/** One thing more or less: where a part must stay full, or is full, what was chosen first makes room. */
export function withKitChoice({ key, most, full }: KitPart, kit: Kit, value: string): Kit {
  const before = kit[key] ?? [];
  const has = before.includes(value);
  if (has && full) return kit;
  return { ...kit, [key]: has ? before.filter((other) => other !== value) : [...before, value].slice(-most) };
}

function fitField(field: OptionField, current: unknown, seats: number): unknown {
  switch (field.kind) {
    case 'choice':
      return isOffered(field.choices, current) ? current : field.choices[0]?.value;
    case 'toggle':
      return current === true;
    case 'perSeat':
      return fitPerSeat(field, current, seats);
    case 'perSeatKit':
      return fitKits(field.kits, current);
  }
}

/** One choice may open or close others, so fields are fitted until they hold still. */
const MOST_ROUNDS = 5;

/** What is not asked any more is forgotten, so that an answer to another question never comes along. */
function withoutClosedFields(asks: Asking, options: BaseOptions, before: BaseOptions): Record<string, unknown> {
  const offered = new Set(asks.optionFields(options).map(({ key }) => key));
  const kept: Record<string, unknown> = { ...options };
  for (const { key } of asks.optionFields(before)) if (!offered.has(key)) delete kept[key];
  return kept;
}

/** The options with every question answered that the game now asks, coming from options that were already fitted. */
export function fitOptions(asks: Asking, wanted: BaseOptions, before: BaseOptions = wanted): BaseOptions {
  let options = wanted;
  let last = before;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const fitted = withoutClosedFields(asks, options, last);
    for (const field of asks.optionFields(options)) fitted[field.key] = fitField(field, fitted[field.key], options.seats);
    const next = { ...fitted, seats: options.seats };
    if (sameJson(next, options)) return options;
    last = options;
    options = next;
  }
  return options;
}

export const optionValue = (options: BaseOptions, key: string): unknown => valuesOf(options)[key];

export const withOption = (asks: Asking, draft: GameDraft, key: string, value: unknown): GameDraft => ({
  ...draft,
  options: fitOptions(asks, { ...draft.options, [key]: value }, draft.options),
});

/** Chooses for one seat; whoever had the choice before takes this seat's old one. */
export function withSeatOption(asks: Asking, draft: GameDraft, field: Extract<OptionField, { kind: 'perSeat' }>, seat: number, value: Choice['value']): GameDraft {
  const before = fitPerSeat(field, optionValue(draft.options, field.key), draft.options.seats);
  const changed = before.map((current, other) =>
    other === seat ? value : field.unique && current === value ? (before[seat] ?? current) : current,
  );
  return withOption(asks, draft, field.key, changed);
}

export function withSeatKit(asks: Asking, draft: GameDraft, key: string, seat: number, kit: Kit | undefined): GameDraft {
  const values = optionValue(draft.options, key);
  const kits: readonly unknown[] = Array.isArray(values) ? values : [];
  return withOption(asks, draft, key, draft.players.map((_, other) => (other === seat ? (kit ?? RECOMMENDED) : (kits[other] ?? RECOMMENDED))));
}

export function withPlayer(draft: GameDraft, seat: number, changes: Partial<SeatPlayer>): GameDraft {
  return { ...draft, players: draft.players.map((player, other) => (other === seat ? { ...player, ...changes } : player)) };
}

export function withSeatAdded(asks: Asking, draft: GameDraft): GameDraft {
  const seats = draft.options.seats + 1;
  if (seats > asks.seats.max) return draft;
  const players = [...draft.players, { name: botName(seats - 1), plays: 'easy' } as const];
  return { players, options: fitOptions(asks, { ...draft.options, seats }, draft.options) };
}

export function withSeatRemoved(asks: Asking, draft: GameDraft, seat: number): GameDraft {
  const seats = draft.options.seats - 1;
  if (seats < asks.seats.min) return draft;
  const options: Record<string, unknown> = { ...draft.options };
  for (const field of asks.optionFields(draft.options)) {
    const values = options[field.key];
    if ((field.kind === 'perSeat' || field.kind === 'perSeatKit') && Array.isArray(values)) options[field.key] = values.filter((_, other) => other !== seat);
  }
  return { players: draft.players.filter((_, other) => other !== seat), options: fitOptions(asks, { ...options, seats }, draft.options) };
}

/** Nobody sits at a table without a name, and no two with the same one. */
export function settledPlayers(players: readonly SeatPlayer[]): readonly SeatPlayer[] {
  const used = new Set<string>();
  return players.map((player, seat) => {
    const wanted = player.name.trim().slice(0, LONGEST_NAME) || (player.plays === 'person' ? `Player ${seat + 1}` : botName(seat));
    let name = wanted;
    for (let count = 2; used.has(name); count++) name = `${wanted} ${count}`;
    used.add(name);
    return { ...player, name };
  });
}
