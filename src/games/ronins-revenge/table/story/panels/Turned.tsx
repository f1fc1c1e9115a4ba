import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { feel } from '@/feel';
import { Scroll } from '@/table/kit/layout/Scroll';
import { useRoom } from '@/table/kit/room/useRoom';
import { space } from '@/theme';
import { Button } from '@/theme/ui';

import { HERO_IDS } from '../../../content/terms';
import type { Page, StoryState } from '../../../story/state';
import { TestOutcome } from './TestOutcome';
import { VoteOutcome } from './VoteOutcome';

interface OutcomeProps {
  readonly view: StoryState;
  /** The page that has been read. */
  readonly page: Page | undefined;
  /** From one card to the next, the first time they are seen; 0: all are up at once. */
  readonly beatMs: number;
  /** The same is shown somewhere else too, and felt there. */
  readonly silent?: boolean;
}

/** How many of the four cards are face up: one after the other. */
function useTurning(beatMs: number, silent: boolean): number {
  const [turned, setTurned] = useState(beatMs > 0 ? 0 : HERO_IDS.length);
  useEffect(() => {
    if (turned >= HERO_IDS.length) return undefined;
    const next = setTimeout(() => {
      setTurned(turned + 1);
      if (!silent) feel('flip');
    }, beatMs);
    return () => clearTimeout(next);
  }, [turned, beatMs, silent]);
  return turned;
}

/** How a page was decided; nothing where nobody was asked. */
export function Outcome({ view, page, beatMs, silent = false }: OutcomeProps) {
  const turned = useTurning(beatMs, silent);
  if (page?.kind !== 'entry' || (!page.vote && !page.test)) return null;
  return (
    <Scroll label="How it was decided" style={styles.outcome}>
      {page.vote && <VoteOutcome view={view} entry={page.entry} result={page.vote} turned={turned} />}
      {page.test && <TestOutcome result={page.test} />}
    </Scroll>
  );
}

interface TurnedProps extends Omit<OutcomeProps, 'silent'> {
  readonly label: string;
  onPress(): void;
}

/** How a page was decided, and the way on: both in sight before the next page is turned. */
export function Turned({ view, page, beatMs, label, onPress }: TurnedProps) {
  // Beside the page it begins at the top, below it the way on stays where the thumb is.
  const { beside } = useRoom();
  return (
    <View style={[styles.panel, !beside && styles.low]}>
      <Outcome view={view} page={page} beatMs={beatMs} />
      <Button large kind="primary" label={label} onPress={onPress} />
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { flex: 1, padding: space.medium, gap: space.small },
  low: { justifyContent: 'flex-end' },
  outcome: { flexGrow: 0, flexShrink: 1 },
});
