import { use, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useLines } from '@/table/kit/layout/useLines';
import { space } from '@/theme';
import { Text } from '@/theme/ui';

import { ACTION_NAMES, BONUS_SOURCE, type Action } from '../../content/dice';
import { MEMORIES } from '../../content/memories';
import { cheapestPair, isUsed, SOURCES } from '../../rules/flashback';
import type { FlashbackMove, Move } from '../../rules/moves';
import type { Player, State } from '../../rules/state';
import { choiceIcon } from '../emblems';
import { choiceGives, choiceWords, explainAction } from '../words';
import { AbilityShop } from './AbilityShop';
import { Chip, ChipRow, ManyRows } from './Chip';
import { FlashbackDie } from './FlashbackDie';
import { explainChoiceLarge } from './LargeCards';
import { PanelButton } from './PanelButton';
import { ReadyQuestion } from './ReadyQuestion';

type Act = Extract<FlashbackMove, { type: 'act' }>;

interface FlashbackPanelProps {
  readonly view: State;
  readonly player: Player;
  readonly moves: readonly Move[];
  /** Dice may fall: nobody has asked for less movement. */
  readonly lively: boolean;
  play(move: Move): Promise<boolean>;
  explainRefusal(ruleId: string, words: string): void;
}

const isAct = (move: Move): move is Act => move.type === 'act';
const keyOf = ({ choice }: Act): string => JSON.stringify(choice);

/** One offer for each thing that can be done, paid for with what gives up the least. */
function cheapestWays(view: State, acts: readonly Act[]): readonly Act[] {
  const ways = new Map<string, Act[]>();
  for (const act of acts) ways.set(keyOf(act), [...(ways.get(keyOf(act)) ?? []), act]);
  return [...ways.values()].flatMap((same) => cheapestPair(view, same) ?? []);
}

const faceOf = (view: State, source: number): Action | undefined => (source === BONUS_SOURCE ? undefined : view.flashback[source]);

/** What a source is called where it must be spoken of. */
const nameOf = (view: State, source: number): string => {
  const face = faceOf(view, source);
  return face ? ACTION_NAMES[face] : 'the bonus';
};

interface SourceRowProps extends Pick<FlashbackPanelProps, 'view' | 'player' | 'explainRefusal'> {
  readonly selected: number | undefined;
  readonly thrown: boolean;
  onSource(source: number): void;
}

/** The three dice of the round and the bonus, side by side. */
function SourceRow({ view, player, selected, thrown, onSource, explainRefusal }: SourceRowProps) {
  const tall = use(ManyRows);
  return (
    <View style={styles.sources} role="group" aria-label="Flashback dice">
      {SOURCES.map((source) => {
        const action = faceOf(view, source);
        const used = isUsed(player, source);
        const name = action ? ACTION_NAMES[action] : 'Bonus';
        return (
          <View key={source} style={styles.source}>
            <Chip
              label={name}
              words={`${action ? `Die ${source + 1}: ${name}` : 'Bonus action'}${used ? ', used' : ''}`}
              picture={<FlashbackDie place={source} action={action} used={used} thrown={thrown} roomy={tall} />}
              explain={action ? explainAction(action) : { title: 'Bonus action', text: 'One more Training, Purchase, Healing or Recon of your choice.', ruleId: 'RF-36' }}
              faint={used}
              lit={!used}
              pressed={source === selected}
              upright
              style={styles.die}
              onPress={() => (used ? explainRefusal('RF-36', 'This action has been used in this round.') : onSource(source))}
            />
          </View>
        );
      })}
    </View>
  );
}

/** Three dice and a bonus, spent one after the other on the tracks; abilities are bought in between. */
export function FlashbackPanel({ view, player, moves, lively, play, explainRefusal }: FlashbackPanelProps) {
  const [wanted, setWanted] = useState<number>();
  const [shopping, setShopping] = useState(false);
  const [asking, setAsking] = useState(false);
  const [thrown] = useState(lively && player.flashbackUsed === 0);
  const tall = use(ManyRows);
  const lines = useLines();
  const acts = moves.filter(isAct);
  const open = SOURCES.filter((source) => !isUsed(player, source));
  const unspent = open.filter((source) => acts.some(({ sources }) => sources.includes(source)));
  const selected = wanted !== undefined && open.some((source) => source === wanted) ? wanted : open[0];
  const buys = moves.filter(({ type }) => type === 'buyTile').length;
  const ready = () => play({ type: 'ready' });
  const sources = <SourceRow view={view} player={player} selected={selected} thrown={thrown} onSource={setWanted} explainRefusal={explainRefusal} />;
  const asked = asking && unspent.length > 0;
  return (
    <View style={styles.panel}>
      {tall && player.hero && <Text size="tiny" tone="dim" numberOfLines={lines(1)} style={styles.memory}>{MEMORIES[player.hero][view.round - 1]}</Text>}
      {sources}
      {asked ? (
        <ReadyQuestion unspent={unspent.map((source) => nameOf(view, source))} onBack={() => setAsking(false)} onReady={ready} />
      ) : (
        <Offers view={view} player={player} acts={acts} selected={selected} play={play} />
      )}
      {!asked && (
        <View style={styles.row}>
          <PanelButton label={buys > 0 ? `Abilities: buy (${player.xp - player.xpSpent} XP)` : 'Abilities'} icon="rule-book" onPress={() => setShopping(true)} />
          <PanelButton kind={unspent.length === 0 ? 'primary' : 'secondary'} label="Ready" icon="check-mark" onPress={() => (unspent.length > 0 ? setAsking(true) : ready())} />
        </View>
      )}
      <AbilityShop player={player} moves={moves} visible={shopping} play={play} onClose={() => setShopping(false)} />
    </View>
  );
}

interface OffersProps extends Pick<FlashbackPanelProps, 'view' | 'player' | 'play'> {
  readonly acts: readonly Act[];
  readonly selected: number | undefined;
}

/** What the chosen die or the bonus can be spent on. */
function Offers({ view, player, acts, selected, play }: OffersProps) {
  const lines = useLines();
  const face = selected === undefined ? undefined : faceOf(view, selected);
  const ways = cheapestWays(view, acts.filter(({ sources }) => selected !== undefined && sources.includes(selected)));
  // What the die shows comes first; what it may be taken for follows.
  const offers = [...ways.filter(({ choice }) => choice.action === face), ...ways.filter(({ choice }) => choice.action !== face)];
  const substituted = face !== undefined && face !== 'loot' && offers.some(({ choice }) => choice.action !== face);
  return (
    <>
      {offers.length > 0 ? (
        <ChipRow label="What it gives">
          {offers.map((act) => (
            <Chip
              key={keyOf(act)}
              label={choiceWords(player, act.choice)}
              under={[act.sources.length > 1 ? 'two Recons' : '', choiceGives(player, act.choice) ?? ''].filter(Boolean).join(': ') || undefined}
              icon={choiceIcon(player, act.choice)}
              explain={explainChoiceLarge(player, act.choice)}
              most={200}
              lit
              onPress={() => play(act)}
            />
          ))}
        </ChipRow>
      ) : (
        <Text size="small" tone="dim" style={styles.empty}>{selected === undefined ? 'All four actions are used.' : 'This one can do nothing for you now.'}</Text>
      )}
      {substituted && <Text size="tiny" tone="dim" numberOfLines={lines(1)}>{face && ACTION_NAMES[face]} cannot be done now, so anything but Loot may be done instead.</Text>}
    </>
  );
}

const styles = StyleSheet.create({
  panel: { padding: space.small, gap: space.tiny, flex: 1, justifyContent: 'space-between' },
  sources: { flexDirection: 'row', gap: space.tiny },
  source: { flex: 1 },
  die: { paddingHorizontal: space.tiny },
  row: { flexDirection: 'row', gap: space.small },
  memory: { fontStyle: 'italic', flexShrink: 0 },
  empty: { minHeight: 48, textAlignVertical: 'center' },
});
