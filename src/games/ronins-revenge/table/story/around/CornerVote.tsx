import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Random } from '@/engine/random';
import { newSeed } from '@/store/newId';
import { ByHand } from '@/table/kit/around/ByHand';
import { SecretCards, type SecretCard } from '@/table/kit/around/SecretCards';
import { radius, space, useTheme } from '@/theme';
import { Button, Text } from '@/theme/ui';

import { DESTINY, type DestinyId } from '../../../content/destiny';
import type { Letter } from '../../../content/story/chapter';
import type { HeroId } from '../../../content/terms';
import { currentEntry } from '../../../story/pages';
import type { StoryState } from '../../../story/state';
import { handOf } from '../../../story/voting';
import { nameOf } from '../../../story/words';
import { INK } from '../../look';
import { optionLabel } from '../asked';
import type { PanelProps } from '../panels/VotePanel';
import { LetterWheel } from './LetterWheel';

export const BACK = { ground: INK.red, ink: INK.pale, mark: INK.gold } as const;

const optionsOf = (view: StoryState) => currentEntry(view).vote?.options ?? [];

/** The same things in an order of their own, for as long as they lie there: a place on the table tells nobody what lies in it. */
function useMixed<T>(things: readonly T[]): readonly T[] {
  const [seed] = useState(newSeed);
  return Random.fromSeed(seed).shuffle([...things]);
}

/** RR-411: in the open. */
export function CornerDeclare({ view, moves, play }: PanelProps) {
  const [first] = moves.flatMap((move) => (move.kind === 'declare' ? [move] : []));
  if (!first) return null;
  const open = moves.flatMap((move) => (move.kind === 'declare' && move.hero === first.hero ? [move.letter] : []));
  return <LetterWheel options={optionsOf(view)} open={open} onChoose={(letter) => void play({ kind: 'declare', hero: first.hero, letter })} />;
}

/** RR-412: looked at under the hand, laid face down. */
export function CornerCommit({ view, moves, play }: PanelProps) {
  const [first] = moves.flatMap((move) => (move.kind === 'commit' ? [move] : []));
  if (!first) return null;
  const letter = view.vote?.letters[first.hero] ?? '';
  return (
    <View style={styles.vote}>
      <Text size="small" bold align="center">{`${nameOf(first.hero)} is for ${letter}: ${optionLabel(view, letter)}`}</Text>
      <PowerCards key={first.hero} view={view} hero={first.hero} onLay={(card) => void play({ kind: 'commit', hero: first.hero, card })} />
    </View>
  );
}

function PowerCards({ view, hero, onLay }: { readonly view: StoryState; readonly hero: HeroId; onLay(card: DestinyId): void }) {
  const hand = handOf(view, hero);
  const cards = useMixed(hand).map((card): SecretCard => ({ key: card, words: `${DESTINY[card].vote} ${DESTINY[card].name}`, face: () => <PowerFace card={card} /> }));
  return <SecretCards label={`${nameOf(hero)}’s cards`} cards={cards} back={BACK} most={1} verb="Lay" onChoose={([key]) => hand.filter((card) => card === key).forEach(onLay)} />;
}

function PowerFace({ card }: { readonly card: DestinyId }) {
  const { colours } = useTheme();
  return (
    <View style={[styles.face, { backgroundColor: colours.raised, borderColor: colours.ink }]}>
      <Text size="title" bold align="center">{String(DESTINY[card].vote)}</Text>
      <Text size="tiny" tone="dim" align="center">{DESTINY[card].name}</Text>
    </View>
  );
}

/** RR-422: the letter and the card, one after the other, both looked at under the hand. */
export function CornerBallot({ view, moves, play }: PanelProps) {
  const [first] = moves.flatMap((move) => (move.kind === 'ballot' ? [move] : []));
  const [chosen, setChosen] = useState<{ readonly hero: HeroId; readonly letter: Letter }>();
  if (!first) return null;
  const { hero } = first;
  const open = [...new Set(moves.flatMap((move) => (move.kind === 'ballot' ? [move.letter] : [])))];
  if (chosen?.hero !== hero) return <SecretLetters key={hero} view={view} hero={hero} open={open} onChoose={(letter) => setChosen({ hero, letter })} />;
  return (
    <View style={styles.vote}>
      <PowerCards key={hero} view={view} hero={hero} onLay={(card) => void play({ kind: 'ballot', hero, letter: chosen.letter, card })} />
      <ByHand onPress={() => setChosen(undefined)}>{(press) => <Button label="Another letter" onPress={press} />}</ByHand>
    </View>
  );
}

function SecretLetters({ view, hero, open, onChoose }: { readonly view: StoryState; readonly hero: HeroId; readonly open: readonly Letter[]; onChoose(letter: Letter): void }) {
  const cards = useMixed(open).map((letter): SecretCard => ({
    key: letter, words: `${letter}, ${optionLabel(view, letter)}`,
    face: () => <Text size="small" align="center" style={styles.option}><Text bold size="large" tone="accent">{`${letter} `}</Text>{optionLabel(view, letter)}</Text>,
  }));
  return <SecretCards label={`${nameOf(hero)}’s letters`} cards={cards} back={BACK} most={1} verb="Be for" onChoose={([key]) => open.filter((letter) => letter === key).forEach(onChoose)} />;
}

const styles = StyleSheet.create({
  vote: { gap: space.tiny },
  face: { width: 48, minHeight: 60, borderWidth: 2, borderRadius: radius.small, justifyContent: 'center' },
  option: { width: 110 },
});
