import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Seat } from '@/engine/game';
import { FacePicture } from '@/faces/FacePicture';
import { sumi } from '@/faces/treatments';
import { useRoom } from '@/table/kit/room/useRoom';
import { radius, space, useTheme } from '@/theme';
import { Button, Text, Touchable } from '@/theme/ui';

import { DESTINY, DESTINY_IDS, type DestinyId } from '../../../content/destiny';
import { isMet } from '../../../content/story/conditions';
import type { Letter } from '../../../content/story/chapter';
import type { HeroId } from '../../../content/terms';
import { FACES } from '../../../faces.generated';
import type { StoryMove } from '../../../story/decisions';
import { currentEntry } from '../../../story/pages';
import { comrades, fullHeroes } from '../../../story/party';
import { partySituation } from '../../../story/situations';
import type { StoryState } from '../../../story/state';
import { handOf, opinionOf } from '../../../story/voting';
import { nameOf } from '../../../story/words';
import { optionLabel } from '../asked';

export interface PanelProps {
  readonly view: StoryState;
  readonly seat: Seat;
  readonly moves: readonly StoryMove[];
  play(move: StoryMove): Promise<boolean>;
  /** A book is held open, or let go. */
  onHold?(hero: HeroId | undefined): void;
}

/** RR-414: what the Comrades think, reason first; how much it weighs nobody knows. */
export function Opinions({ view }: { readonly view: StoryState }) {
  const { colours } = useTheme();
  const { roomy } = useRoom();
  const size = roomy ? 'body' : 'small';
  const { vote } = currentEntry(view);
  if (!vote) return null;
  return (
    <View style={styles.opinions}>
      {comrades(view).map((hero) => {
        const { line, letter } = opinionOf(view, vote, hero);
        return (
          <View key={hero} aria-label={`${nameOf(hero)}: ${line} For ${letter}, with a hidden power.`} style={[styles.opinion, { borderColor: colours.line }]}>
            <FacePicture sheet={FACES} id={hero} treatment={sumi} side={roomy ? 60 : 44} />
            <Text size={size} style={styles.words}>
              {`${line} `}
              <Text size={size} tone="dim">{`${nameOf(hero)}, for ${letter}. Power hidden.`}</Text>
            </Text>
          </View>
        );
      })}
    </View>
  );
}

interface LettersProps {
  readonly view: StoryState;
  readonly open: readonly Letter[];
  onChoose(letter: Letter): void;
}

/** All options are read out; one that the story has closed stands there dimmed, with its reason. */
function Letters({ view, open, onChoose }: LettersProps) {
  const { colours } = useTheme();
  const options = currentEntry(view).vote?.options ?? [];
  return (
    <View style={styles.letters}>
      {options.map(({ letter, label, if: needs }) => {
        const closed = !isMet(needs, partySituation(view));
        const help = closed ? 'Not open: the story would have to have gone otherwise.' : undefined;
        return (
          <Touchable
            key={letter}
            aria-label={help ? `${letter}: ${label}. ${help}` : `${letter}: ${label}`}
            disabled={closed || !open.includes(letter)}
            onPress={() => onChoose(letter)}
            style={[styles.option, { backgroundColor: colours.raised, borderColor: closed ? colours.line : colours.accent }, closed && styles.closed]}
          >
            <View style={styles.words}>
              <Text bold={!closed} tone={closed ? 'dim' : 'ink'}>
                <Text bold size="large" tone={closed ? 'dim' : 'accent'}>{`${letter}: `}</Text>
                {label}
              </Text>
              {help !== undefined && <Text size="tiny" tone="dim">{help}</Text>}
            </View>
          </Touchable>
        );
      })}
    </View>
  );
}

/** The six Destiny cards of a hero; what lies in the discard is turned down. */
function Hand({ view, hero, onLay }: { readonly view: StoryState; readonly hero: HeroId; onLay(card: DestinyId): void }) {
  const { colours, textScale } = useTheme();
  const { roomy } = useRoom();
  const side = CARD_WIDTH * textScale * (roomy ? 1.2 : 1);
  const width = { flexBasis: side, maxWidth: 2 * side, minHeight: 1.5 * side };
  const hand = handOf(view, hero);
  return (
    <View role="group" aria-label={`Destiny cards of ${nameOf(hero)}`} style={styles.hand}>
      {DESTINY_IDS.map((card) => {
        const spent = !hand.includes(card);
        const { name, vote } = DESTINY[card];
        return (
          <Touchable
            key={card}
            aria-label={spent ? `${vote} spent: ${name}` : `${vote} ${name}`}
            disabled={spent}
            onPress={() => onLay(card)}
            style={[styles.card, width, { backgroundColor: spent ? colours.card : colours.raised, borderColor: spent ? colours.line : colours.ink }, spent && styles.closed]}
          >
            <Text size="tiny" tone="dim" align="center">
              <Text bold size="title" tone={spent ? 'dim' : 'ink'}>{String(vote)}</Text>
              {`\n${spent ? 'spent' : name}`}
            </Text>
          </Touchable>
        );
      })}
    </View>
  );
}

/** What the Comrades think, and the letters. A lying phone has no room for both at once: there the letters come first. */
function Choice({ says, ...letters }: LettersProps & { readonly says: string }) {
  const { kind } = useRoom();
  const { view } = letters;
  const opinions = <Opinions view={view} />;
  return (
    <>
      {kind !== 'landscape' && opinions}
      {fullHeroes(view).length > 1 && <Text size="small" tone="dim">{says}</Text>}
      <Letters {...letters} />
      {kind === 'landscape' && opinions}
    </>
  );
}

/** RR-411: a letter for one hero after the other, in the open. */
export function DeclarePanel({ view, moves, play }: PanelProps) {
  const [first] = moves.flatMap((move) => (move.kind === 'declare' ? [move] : []));
  if (!first) return null;
  const open = moves.flatMap((move) => (move.kind === 'declare' && move.hero === first.hero ? [move.letter] : []));
  return (
    <View style={styles.panel}>
      <Choice view={view} says={`${nameOf(first.hero)} says, in the open:`} open={open} onChoose={(letter) => void play({ kind: 'declare', hero: first.hero, letter })} />
    </View>
  );
}

/** RR-412: the power behind it, face down. */
export function CommitPanel({ view, moves, play }: PanelProps) {
  const [first] = moves.flatMap((move) => (move.kind === 'commit' ? [move] : []));
  if (!first) return null;
  return (
    <View style={styles.panel}>
      <Backing view={view} hero={first.hero} letter={view.vote?.letters[first.hero] ?? ''} onLay={(card) => void play({ kind: 'commit', hero: first.hero, card })} />
    </View>
  );
}

/** What somebody is for, and the cards to put behind it. */
function Backing({ view, hero, letter, onLay }: { readonly view: StoryState; readonly hero: HeroId; readonly letter: string; onLay(card: DestinyId): void }) {
  return (
    <>
      <Text bold>{`${nameOf(hero)} is for ${letter}: ${optionLabel(view, letter)}`}</Text>
      <Hand view={view} hero={hero} onLay={onLay} />
      <Text size="small" tone="dim">A card that was used comes back when all six have been.</Text>
    </>
  );
}

/** RR-422: both at once. */
export function BallotPanel({ view, moves, play }: PanelProps) {
  const [first] = moves.flatMap((move) => (move.kind === 'ballot' ? [move] : []));
  const [chosen, setChosen] = useState<{ readonly hero: HeroId; readonly letter: Letter }>();
  if (!first) return null;
  const open = [...new Set(moves.flatMap((move) => (move.kind === 'ballot' ? [move.letter] : [])))];
  const letter = chosen?.hero === first.hero ? chosen.letter : undefined;
  if (letter) {
    return (
      <View style={styles.panel}>
        <Backing view={view} hero={first.hero} letter={letter} onLay={(card) => void play({ kind: 'ballot', hero: first.hero, letter, card })} />
        <Button label="Another letter" onPress={() => setChosen(undefined)} />
      </View>
    );
  }
  return (
    <View style={styles.panel}>
      <Choice view={view} says={`${nameOf(first.hero)} votes in secret:`} open={open} onChoose={(next) => setChosen({ hero: first.hero, letter: next })} />
    </View>
  );
}

const CARD_WIDTH = 48;

const styles = StyleSheet.create({
  panel: { padding: space.medium, gap: space.small },
  opinions: { gap: space.tiny },
  opinion: { flexDirection: 'row', gap: space.small, alignItems: 'center', borderBottomWidth: 1, paddingVertical: space.tiny },
  words: { flex: 1 },
  letters: { gap: space.small },
  option: { flexDirection: 'row', alignItems: 'center', gap: space.small, minHeight: 48, borderWidth: 2, borderRadius: radius.medium, paddingHorizontal: space.medium, paddingVertical: space.tiny },
  closed: { borderStyle: 'dashed' },
  hand: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  card: { flexGrow: 1, borderWidth: 2, borderRadius: radius.small, alignItems: 'center', justifyContent: 'center' },
});
