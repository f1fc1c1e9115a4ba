import { Fragment, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { FacePicture } from '@/faces/FacePicture';
import { sumi } from '@/faces/treatments';
import { radius, space, useTheme } from '@/theme';
import { Button, Text, Touchable } from '@/theme/ui';

import { HERO_IDS, type HeroId } from '../../../content/terms';
import { FACES } from '../../../faces.generated';
import type { StoryMove } from '../../../story/decisions';
import { lootName, relicsFor } from '../../../story/loot';
import type { StoryState } from '../../../story/state';
import { nameOf } from '../../../story/words';
import { lootWords } from './lootWords';
import type { PanelProps } from './VotePanel';

/** RR-437: the pile in hand, and what lies face up. A touch lifts a card, another one keeps it: nobody can take that back. */
export function DraftPanel({ view, moves, play }: PanelProps) {
  const offered = moves.flatMap((move) => (move.kind === 'keep' ? [move] : []));
  const [first] = offered;
  if (!first) return null;
  return (
    <View style={styles.panel}>
      <Hand key={`${first.hero} ${view.draft?.taken[first.hero].length ?? 0}`} view={view} hero={first.hero} offered={offered} play={play} />
      <Taken view={view} />
    </View>
  );
}

type Keep = Extract<StoryMove, { readonly kind: 'keep' }>;

interface HandProps extends Pick<PanelProps, 'view' | 'play'> {
  readonly hero: HeroId;
  readonly offered: readonly Keep[];
}

function Hand({ view, hero, offered, play }: HandProps) {
  const [lifted, setLifted] = useState<string>();
  return (
    <View role="group" aria-label={`Loot in the hand of ${nameOf(hero)}`} style={styles.hand}>
      {offered.map((move) => (
        <Fragment key={move.card}>
          <Loot view={view} move={move} lifted={move.card === lifted} onLift={() => setLifted(move.card)} />
          {move.card === lifted && <Button kind="primary" label={`Keep ${lootName(move.card)}`} onPress={() => void play(move)} />}
        </Fragment>
      ))}
    </View>
  );
}

interface LootProps {
  readonly view: StoryState;
  readonly move: Keep;
  readonly lifted: boolean;
  onLift(): void;
}

function Loot({ view, move: { hero, card }, lifted, onLift }: LootProps) {
  const { colours } = useTheme();
  const { kind, words } = lootWords(card, hero);
  const alike = view.draft?.piles[hero].filter((each) => each === card).length ?? 1;
  return (
    <Touchable
      aria-pressed={lifted}
      onPress={onLift}
      style={[styles.card, { backgroundColor: colours.raised, borderColor: relicsFor(hero).has(card) ? colours.accent : colours.line }, lifted && { borderColor: colours.ink, boxShadow: `0 0 0 2px ${colours.glow}` }]}
    >
      <View style={styles.head}>
        <Text bold style={styles.words}>{alike > 1 ? `${lootName(card)} × ${alike}` : lootName(card)}</Text>
        <Text size="tiny" tone="dim">{kind}</Text>
      </View>
      {words !== '' && <Text size="small" tone="dim">{words}</Text>}
    </Touchable>
  );
}

/** What each has kept so far lies face up; before the first round that is nothing, and takes no room. */
function Taken({ view: { draft } }: { readonly view: StoryState }) {
  const kept = HERO_IDS.filter((hero) => (draft?.taken[hero] ?? []).length > 0);
  if (!draft || kept.length === 0) return null;
  return (
    <View role="list" aria-label="Kept so far" style={styles.taken}>
      {kept.map((hero) => (
        <View key={hero} role="listitem" style={styles.keeper}>
          <FacePicture sheet={FACES} id={hero} treatment={sumi} side={FACE} />
          <Text size="small" tone="dim" style={styles.words}>
            <Text size="small" bold>{`${nameOf(hero)} `}</Text>
            {draft.taken[hero].map(lootName).join(', ')}
          </Text>
        </View>
      ))}
    </View>
  );
}

const FACE = 30;

const styles = StyleSheet.create({
  panel: { paddingHorizontal: space.medium, paddingVertical: space.small, gap: space.small },
  hand: { gap: space.tiny },
  card: { borderWidth: 2, borderRadius: radius.medium, paddingHorizontal: space.medium, paddingVertical: space.tiny, minHeight: 48, justifyContent: 'center' },
  head: { flexDirection: 'row', alignItems: 'baseline', gap: space.small },
  words: { flex: 1 },
  taken: { gap: space.tiny, paddingTop: space.small },
  keeper: { flexDirection: 'row', alignItems: 'center', gap: space.small },
});
