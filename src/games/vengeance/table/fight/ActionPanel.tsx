import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { HoldButton } from '@/table/kit/commit/HoldButton';
import { useRoom } from '@/table/kit/room/useRoom';
import { Pointable } from '@/table/learn/pointing';
import { Icon, radius, space, useTheme } from '@/theme';
import { Text, Touchable } from '@/theme/ui';

import { TOKENS } from '../../content/dice';
import { tokenWord } from '../../rules/describe';
import { vengeanceDecisions, type Move } from '../../rules/decisions';
import { available } from '../../rules/fight/dice';
import { fightOf } from '../../rules/fight/scene';
import type { State } from '../../rules/state';
import { hurtForecast } from '../../preview/hurt';
import type { Asking } from '../asking';
import { Claims } from '../goals/Claims';
import { PlainPanel } from '../PlainPanel';
import { ActionChips } from './ActionChips';
import { SkullRow } from './SkullRow';
import { TileRow } from './TileRow';
import { useHint } from './useHint';

interface ActionPanelProps {
  readonly view: State;
  readonly asking: Asking;
  /** Several answers among which the board could not decide: shown as buttons. */
  readonly narrowed: readonly Move[] | undefined;
  onNarrow(moves: readonly Move[] | undefined): void;
  explainRefusal(rule: string, words: string): void;
  /** Best ways may be asked for. */
  readonly hints: boolean;
  /** Something is told, or somebody else acts: nothing can be done here now. */
  readonly rests: boolean;
}

/** What the strip of Skulls needs beside the button; with larger letters it has a line of its own. */
const STRIP = 150;
const DONE: readonly Move['kind'][] = ['endActions', 'claim'];

/** Whether ending now would throw something away that could still be used. */
const isWasteful = (moves: readonly Move[]): boolean => moves.some(({ kind }) => !DONE.includes(kind) && !kind.startsWith('useItem'));

/** Chips, tiles, the Skulls and what they will cost, and the end of the roll. */
export function ActionPanel({ view, asking, narrowed, onNarrow, explainRefusal, hints, rests }: ActionPanelProps) {
  const { moves, play, seat } = asking;
  const forecast = hurtForecast(view);
  const { asked, hint, ask } = useHint(view, seat);
  const [further, setFurther] = useState<State>();
  const { textScale } = useTheme();
  const { kind } = useRoom();

  const takeTile = (ways: readonly Move[]) => {
    const [only, ...others] = ways;
    if (only && others.length === 0) return void play(only);
    onNarrow(narrowed === undefined ? ways : undefined);
  };
  const idle = (slot: number) => {
    const why = (['convert', 'gain', 'useItem'] as const).map((kind) => vengeanceDecisions.refusal(view, seat, kind === 'convert' ? { kind, slot, input: 'hit' } : { kind, slot }));
    const said = why.find((refusal) => refusal && refusal.rule !== 'VG-68') ?? why[0];
    if (said) explainRefusal(said.rule, said.words);
  };
  const unused = TOKENS.filter((token) => available(fightOf(view), token) > 0).map(tokenWord);
  return (
    <View style={[styles.panel, kind === 'smallPhone' && styles.tight]}>
      {asked && (
        <HintLine
          words={hint ? (further === view ? `${hint.words} ${hint.next}` : hint.words) : 'Thinking it through…'}
          {...(hint && further !== view ? { onMore: () => setFurther(view) } : {})}
        />
      )}
      <View style={styles.line}>
        <View style={styles.grow}><ActionChips view={view} /></View>
        {hints && !asked && <HintButton onPress={ask} />}
      </View>
      {narrowed && <PlainPanel view={view} asking={asking} moves={narrowed} />}
      <TileRow view={view} moves={moves} onTile={takeTile} onIdle={idle} />
      <Claims view={view} asking={asking} />
      <View style={styles.line}>
        <View style={[styles.grow, { minWidth: STRIP * textScale }]}><SkullRow view={view} forecast={forecast} /></View>
        <Pointable label={forecast.hurt > 0 ? 'Take the hit' : 'End the roll'} style={styles.end}>
          <HoldButton label={forecast.hurt > 0 ? `Take the hit: −${forecast.hurt}` : 'End the roll'} disabled={rests} warning={isWasteful(moves) ? `Still unused: ${unused.join(', ')}. Once more ends the roll anyway.` : undefined} onCommit={() => void play({ kind: 'endActions' })} />
        </Pointable>
      </View>
    </View>
  );
}

/** As narrow as a sign, and with its word: five kinds of action find room beside it. */
function HintButton({ onPress }: { onPress(): void }) {
  const { roomy } = useRoom();
  return (
    <Touchable aria-label="Hint" onPress={onPress} style={styles.ask}>
      <Icon name="teacher" size={roomy ? 30 : 22} />
      <Text size={roomy ? 'small' : 'tiny'} bold>Hint</Text>
    </Touchable>
  );
}

function HintLine({ words, onMore }: { readonly words: string; onMore?(): void }) {
  const { colours } = useTheme();
  return (
    <View style={[styles.hint, { backgroundColor: colours.raised, borderColor: colours.glow }]} aria-live="polite">
      <Icon name="teacher" size={18} />
      <Text size="small" style={styles.grow}>{words}</Text>
      {onMore && (
        <Touchable aria-label="How? Show me how to begin" onPress={onMore} style={styles.more}>
          <Text size="small" bold tone="accent">How?</Text>
        </Touchable>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { padding: space.small, gap: space.small },
  // Two rows of tiles, and the end of the roll in sight all the same.
  tight: { paddingVertical: space.hair, gap: space.tiny },
  line: { flexDirection: 'row', gap: space.small, alignItems: 'center', flexWrap: 'wrap' },
  end: { flexShrink: 1 },
  grow: { flex: 1 },
  hint: { flexDirection: 'row', alignItems: 'center', gap: space.small, borderWidth: 1.5, borderRadius: radius.small, paddingHorizontal: space.small, paddingVertical: space.tiny },
  ask: { alignItems: 'center', justifyContent: 'center' },
  more: { justifyContent: 'center', alignItems: 'center' },
});
