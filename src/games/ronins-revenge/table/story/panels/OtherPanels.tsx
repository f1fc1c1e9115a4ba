import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { capital } from '@/engine/words';
import { FacePicture } from '@/faces/FacePicture';
import { sumi } from '@/faces/treatments';
import { HoldHandle } from '@/table/kit/drawer/HoldHandle';
import { isLarge } from '@/table/kit/layout/shares';
import { radius, space, useTheme } from '@/theme';
import { Button, Text, Touchable } from '@/theme/ui';

import { factName } from '../../../content/story/factNames';
import { HERO_IDS, type HeroId } from '../../../content/terms';
import { FACES } from '../../../faces.generated';
import { chanceOf } from '../../../preview/trial';
import { plain } from '../../../rules/names';
import { bossOf } from '../../../story/bosses';
import { effectWords } from '../../../story/describe';
import { currentEntry } from '../../../story/pages';
import { plainWords, unpackedBy } from '../../../story/plainWords';
import type { Omen, StoryState } from '../../../story/state';
import { diceOf, difficultyOf } from '../../../story/trial';
import { nameOf } from '../../../story/words';
import type { PanelProps } from './VotePanel';

/** RR-425: whom the party sends. */
export function ChoosePanel({ view, moves, play }: PanelProps) {
  const { colours, textScale } = useTheme();
  const top = view.frames[view.frames.length - 1];
  const test = top?.kind === 'choose' && top.purpose === 'test' ? currentEntry(view).test : undefined;
  return (
    <View style={styles.panel}>
      {test && <Text size="small" tone="dim">A die for each point: three blank faces, two with one point, one with two. The chance stands beside it.</Text>}
      <View style={styles.grid}>
        {HERO_IDS.filter((hero) => moves.some((move) => move.kind === 'propose' && move.hero === hero)).map((hero) => (
          <Touchable
            key={hero}
            onPress={() => void play({ kind: 'propose', hero })}
            style={[styles.person, { flexBasis: PERSON_WIDTH * textScale, backgroundColor: colours.raised, borderColor: colours.accent }]}
          >
            <FacePicture sheet={FACES} id={hero} treatment={sumi} side={44} />
            <View style={styles.words}>
              <Text bold>{nameOf(hero)}</Text>
              {test && <Text size="small" tone="dim">{`${capital(test.stat)} ${diceOf(hero, test)} · ${chanceOf(diceOf(hero, test), difficultyOf(view, test))} %`}</Text>}
            </View>
          </Touchable>
        ))}
      </View>
    </View>
  );
}

/** A name and four lines. */
const USUAL_OMEN = 112;

/** RR-409: what each Fact changes, one by one at the reader's pace. */
export function OmensPanel({ view, play }: PanelProps) {
  const [at, setAt] = useState(0);
  const all = view.omens;
  const isLast = at >= all.length - 1;
  const { textScale } = useTheme();
  return (
    <View style={styles.panel}>
      {/* The way on stays where the thumb is, however much a Fact has to say; large letters scroll anyway. */}
      <View style={{ minHeight: isLarge(textScale) ? 0 : USUAL_OMEN * textScale }}><Omens view={view} omens={all.slice(at, at + 1)} /></View>
      <Button
        large
        kind="primary"
        label={isLast ? 'Go on' : `Next: ${at + 2} of ${all.length}`}
        onPress={() => (isLast ? void play({ kind: 'goOn' }) : setAt(at + 1))}
      />
    </View>
  );
}

/** What each Fact changes, and what the Secret Pack gives for it (RR-433). */
export function Omens({ view, omens }: { readonly view: StoryState; readonly omens: readonly Omen[] }) {
  const { colours } = useTheme();
  if (omens.length === 0) return <Text tone="dim">Nothing you did has reached this place.</Text>;
  const boss = bossOf(view);
  return (
    <View role="list" aria-label="What changes" style={styles.list}>
      {omens.map(({ fact, hero, words }) => (
        <View key={`${fact ?? hero ?? ''} ${words}`} role="listitem" style={[styles.omen, { borderColor: colours.accent }]}>
          <Text bold>{fact ? factName(fact) : hero ? `${nameOf(hero)}’s own reason` : ''}</Text>
          <Text size="small">{plainWords(boss, words, view.tested)}</Text>
          {fact && unpackedBy(boss, fact).map(({ id, name, words: use }) => <Text key={id} size="small" tone="dim">{`${name}: ${plain(use ?? '')}`}</Text>)}
        </View>
      ))}
    </View>
  );
}

const openBook = ({ moves }: PanelProps): HeroId | undefined => moves.flatMap((move) => (move.kind === 'shut' ? [move.hero] : []))[0];

/** RR-428: a Book of Secrets, seen only while it is held. */
export function BooksPanel(panel: PanelProps) {
  const open = openBook(panel);
  if (!open) return null;
  return (
    <View style={styles.panel}>
      <View style={styles.row}>
        <FacePicture sheet={FACES} id={open} treatment={sumi} side={44} />
        <Text style={styles.words}>It is for one pair of eyes. You may say about it what you like.</Text>
      </View>
      <HeldBook {...panel} />
    </View>
  );
}

/** The handle of the book that is open, and the way to shut it. */
export function HeldBook(panel: PanelProps) {
  const { play, onHold } = panel;
  const [held, setHeld] = useState(false);
  const [looked, setLooked] = useState<HeroId>();
  const open = openBook(panel);
  if (!open) return null;
  const hold = (shown: boolean) => {
    setHeld(shown);
    if (shown) setLooked(open);
    onHold?.(shown ? open : undefined);
  };
  return (
    <>
      <HoldHandle label={`${nameOf(open)}’s book`} shown={held} onShow={hold} />
      {/* It is meant to be read before it is shut. */}
      <Button large kind={looked === open ? 'primary' : 'secondary'} label={`Shut ${nameOf(open)}’s book`} onPress={() => void play({ kind: 'shut', hero: open })} />
    </>
  );
}

/** RR-430: what the journals do, for everybody to see. */
export function JournalEffects({ view }: { readonly view: StoryState }) {
  if (view.effects.length === 0) return null;
  return <Text size="small">{`${view.effects.length === 1 ? 'Journal' : 'Journals'}: ${view.effects.map(effectWords).join(' ')}`}</Text>;
}

const PERSON_WIDTH = 150;

const styles = StyleSheet.create({
  panel: { padding: space.medium, gap: space.medium },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  person: { flexGrow: 1, flexDirection: 'row', alignItems: 'center', gap: space.small, borderWidth: 2, borderRadius: radius.medium, padding: space.tiny, minHeight: 52 },
  row: { flexDirection: 'row', gap: space.medium, alignItems: 'center' },
  words: { flex: 1 },
  list: { gap: space.small },
  omen: { borderLeftWidth: 3, paddingLeft: space.small },
});
