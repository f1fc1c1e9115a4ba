import { StyleSheet, View } from 'react-native';

import { space } from '@/theme';
import { Text } from '@/theme/ui';
import type { IconName } from '@/theme';

import { itemOf } from '../../content/items';
import { usableHealth } from '../../rules/health';
import type { Move, Source } from '../../rules/moves';
import { activationTray, type ActivationView } from '../../rules/preview';
import type { Player, State } from '../../rules/state';
import { ABILITY_ICONS, ITEM_ICONS } from '../emblems';
import { Chip, ChipRow } from './Chip';
import { Forecast } from './Forecast';
import { MarkButton } from './MarkButton';
import { PanelButton } from './PanelButton';
import { ResolutionSteps } from './ResolutionSteps';

interface ActivationPanelProps {
  readonly view: State;
  readonly player: Player;
  readonly moves: readonly Move[];
  play(move: Move): Promise<boolean>;
  explainRefusal(ruleId: string, words: string): void;
}

const END = {
  endFight: { label: 'End fight', type: 'endFight' },
  endResolution: { label: 'Finish the round', type: 'endResolution' },
} as const;

function iconOf(player: Player, { source, ability }: ActivationView): IconName {
  if (ability) return ABILITY_ICONS[ability];
  const track = source.from === 'item' ? player.items[source.item] : undefined;
  return track ? ITEM_ICONS[track.id] : 'round-star';
}

/** "◎ Dash", as a scouted ability is marked in the race; "Punch ×2". */
const labelOf = ({ name, uses, source }: ActivationView): string => `${source.from === 'recon' ? '◎ ' : ''}${uses > 1 ? `${name} ×${uses}` : name}`;

const FROM: Readonly<Record<Source['from'], string>> = { set: 'dice set', recon: 'recon mark', item: 'item', tile: 'tile' };

function ruleOf(player: Player, { source }: ActivationView): string {
  if (source.from !== 'item') return 'RF-111';
  const track = player.items[source.item];
  return track && itemOf(track.id).timing === 'resolution' ? 'RF-182' : 'RF-154';
}

/** Equal sets are one card with a number on it. */
function grouped(tray: readonly ActivationView[]): readonly ActivationView[] {
  const cards = new Map<string, ActivationView>();
  for (const one of tray) {
    const key = one.source.from === 'set' ? `${one.name}/${one.steps.join()}/${one.obstacle?.rule}` : JSON.stringify(one.source);
    const same = cards.get(key);
    cards.set(key, same ? { ...same, uses: same.uses + 1 } : one);
  }
  return [...cards.values()];
}

/** The tray of everything that can still be used, and what would happen if the fight ended here. */
export function ActivationPanel({ view, player, moves, play, explainRefusal }: ActivationPanelProps) {
  const tray = grouped(activationTray(player));
  const end = moves.some(({ type }) => type === 'endFight') ? END.endFight : moves.some(({ type }) => type === 'endResolution') ? END.endResolution : undefined;
  const beating = end === END.endResolution && player.wounds >= usableHealth(player);
  const usable = tray.some(({ obstacle }) => obstacle === undefined);
  return (
    <View style={styles.panel}>
      {view.phase === 'resolution' ? <ResolutionSteps view={view} player={player} /> : <Forecast view={view} player={player} />}
      {tray.length > 0 ? (
        <ChipRow label="What you can use">
          {tray.map((one, i) => (
            <Chip
              key={i}
              label={labelOf(one)}
              under={one.steps.join(' → ') || one.words}
              words={`Use ${one.name}, ${FROM[one.source.from]}: ${one.steps.join(', then ')}${one.obstacle ? '. Not now' : ''}`}
              icon={iconOf(player, one)}
              explain={{ title: one.name, text: one.words, ruleId: ruleOf(player, one) }}
              lit={!one.obstacle}
              faint={one.obstacle !== undefined}
              most={190}
              style={styles.card}
              onPress={() => (one.obstacle ? explainRefusal(one.obstacle.rule, one.obstacle.words) : play({ type: 'activate', source: one.source }))}
            />
          ))}
        </ChipRow>
      ) : (
        <Text size="small" tone="dim" style={styles.empty}>Nothing is left to use.</Text>
      )}
      <View style={styles.row}>
        <MarkButton player={player} moves={moves} play={play} />
        {end && <PanelButton kind={beating ? 'danger' : usable ? 'secondary' : 'primary'} label={beating ? `${end.label}: take a Beating` : end.label} onPress={() => play({ type: end.type })} />}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { padding: space.small, gap: space.tiny, flex: 1, justifyContent: 'space-between' },
  card: { minHeight: 54 },
  row: { flexDirection: 'row', gap: space.small },
  empty: { minHeight: 48 },
});
