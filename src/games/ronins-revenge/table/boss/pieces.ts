import { squareName, squareNamed } from '@/engine/parts/grid/squares';
import { capital, listed } from '@/engine/words';
import type { Explanation } from '@/table/contract';
import type { IconName } from '@/theme';

import { bossInPlay } from '../../content/bossInPlay';
import { FIELD, type HeroId } from '../../content/terms';
import { nearDollOf } from '../../rules/boss/bosses/doll';
import type { Doll } from '../../rules/boss/extra';
import { dollName, figureName } from '../../rules/names';
import type { BattleState } from '../../rules/state';
import { HERO_INKS, INK, OBJECT_LOOK } from '../look';
import { THING_WORDS } from '../groundWords';

/** Something on a square that is neither a figure nor the ground: objects, and what only one boss brings. */
export interface FieldPiece {
  readonly square: number;
  readonly sign: IconName;
  readonly ink: string;
  readonly name: string;
  readonly text: string;
  readonly ruleId?: string;
  /** What is left of it. */
  readonly count?: number;
  /** It lies flat: figures stand on it. */
  readonly flat?: true;
  /** The one that matters now: ringed. */
  readonly marked?: true;
}

const objects = ({ objects: all }: BattleState): FieldPiece[] =>
  all.map(({ kind, square }) => ({ square, sign: OBJECT_LOOK[kind].sign, ink: INK.ink, name: OBJECT_LOOK[kind].name, text: THING_WORDS[kind], ruleId: 'RR-161' }));

const villagers = ({ extra }: BattleState): FieldPiece[] =>
  (extra.duel?.village ?? []).map((square) => ({
    square, sign: 'vertical-banner', ink: INK.moss, name: 'Village Bannerman', ruleId: 'RR-598',
    text: 'Stands by the heroes. It walks up to 3 squares at the start of a round, and may take a blow that is meant for a hero beside it; then it is gone.',
  }));

/** Whom a doll speaks for: the Nameless Doll for whoever holds the Threat. */
const boundTo = (view: BattleState, { of }: Doll): HeroId => (of === 'nameless' ? view.threat : of);

export function dollText(view: BattleState, doll: Doll): string {
  const hero = figureName(view, boundTo(view, doll));
  const near = nearDollOf(view) === doll ? `It is the near doll: half of what you do to Lady Kugi may arrive at ${hero}.` : `If it lies nearest to Lady Kugi, half of what you do to her may arrive at ${hero}.`;
  return `${doll.hp} HP left. ${near} Beside it, a hero can pick it up for 1 Stamina.`;
}

const dolls = (view: BattleState): FieldPiece[] =>
  (view.extra.dolls?.dolls ?? []).flatMap((doll): FieldPiece[] => (typeof doll.at !== 'number' ? [] : [{
    square: doll.at, sign: 'voodoo-doll', ink: HERO_INKS[boundTo(view, doll)], name: capital(dollName(doll.of)), text: dollText(view, doll), ruleId: 'RR-560', count: doll.hp,
    ...(nearDollOf(view) === doll ? { marked: true } as const : {}),
  }]));

const eye = ({ extra }: BattleState): FieldPiece[] => (extra.storm === undefined || extra.storm.eye < 0 ? [] : [{
  square: extra.storm.eye, sign: 'lightning-storm', ink: INK.water, name: 'Storm Eye', flat: true, ruleId: 'RR-551',
  text: 'When the round ends, lightning runs from here north, east, south and west until a pillar, a Statue or a wall stops it: 3 HP from every hero in these lines.',
}]);

function trapdoors({ boss, extra }: BattleState): FieldPiece[] {
  const lit = extra.cast?.lit;
  return (bossInPlay(boss).map.trapdoors ?? []).map((name, place): FieldPiece => ({
    square: squareNamed(FIELD, name), sign: 'plain-square', ink: place === lit ? INK.ember : INK.wash, flat: true, ruleId: 'RR-544',
    name: place === lit ? 'Lit trapdoor' : 'Trapdoor', text: place === lit ? 'The next figure of the Actor comes up here.' : 'Figures of the Actor come up through the trapdoors, one after the other.',
    ...(place === lit ? { marked: true } as const : {}),
  }));
}

/** Everything that lies or stands on a square, flat things first. */
export const piecesOf = (view: BattleState): readonly FieldPiece[] => [...trapdoors(view), ...eye(view), ...objects(view), ...dolls(view), ...villagers(view)];

/** "Oil Barrel on E5", "Kensho’s doll on C3, 10 HP". */
export const pieceWords = ({ name, square, count }: FieldPiece): string => `${name} on ${squareName(FIELD, square)}${count === undefined ? '' : `, ${count} HP`}`;

/** The same in sentences, those that are alike in one: "Pillar on E3, E10 and I3. Nothing breaks it." */
export function pieceFacts(view: BattleState): readonly { readonly sign: IconName; readonly words: string }[] {
  const alike = new Map<string, FieldPiece[]>();
  for (const piece of piecesOf(view)) {
    const kind = `${piece.name}/${piece.text}/${piece.count ?? ''}`;
    alike.set(kind, [...(alike.get(kind) ?? []), piece]);
  }
  return [...alike.values()].flatMap((pieces) => {
    const [first] = pieces;
    if (!first) return [];
    const squares = listed(pieces.map(({ square }) => squareName(FIELD, square)));
    return [{ sign: first.sign, words: `${first.name} on ${squares}. ${first.text}` }];
  });
}
export const explainPiece = ({ name, text, ruleId }: FieldPiece): Explanation => ({ title: name, text, ...(ruleId === undefined ? {} : { ruleId }) });
