import { StyleSheet, View } from 'react-native';

import { Draggable } from '@/table/kit/drag/Draggable';
import { useRoom } from '@/table/kit/room/useRoom';
import { Pointable } from '@/table/learn/pointing';
import { Icon, radius, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { TOKENS, type Token } from '../../content/dice';
import { available } from '../../rules/fight/dice';
import { fightOf } from '../../rules/fight/scene';
import { tokenWord } from '../../rules/describe';
import type { State } from '../../rules/state';
import { TOKEN_ICONS } from '../emblems';
import { TOKEN_WORDS } from './fightWords';
import { tokenThing } from './things';

const SHORT: Readonly<Record<Token, string>> = { move: 'Move', slip: 'Slip', hit: 'Hit', doubleHit: 'Double', shot: 'Shot' };

/** Unused actions of the roll: touch one and then its target, or carry it there. */
export function ActionChips({ view }: { readonly view: State }) {
  const fight = fightOf(view);
  const chips = TOKENS.flatMap((token) => (available(fight, token) > 0 ? [{ token, count: available(fight, token) }] : []));
  if (chips.length === 0) return <Text size="small" tone="dim" style={styles.none}>No actions left in this roll.</Text>;
  return (
    <View style={styles.row} role="group" aria-label="Actions">
      {chips.map(({ token, count }) => <Chip key={token} token={token} count={count} />)}
    </View>
  );
}

function Chip({ token, count }: { readonly token: Token; readonly count: number }) {
  const { colours } = useTheme();
  const { roomy, kind } = useRoom();
  const name = token === 'slip' ? `${SHORT.slip}: ${tokenWord(token)}` : tokenWord(token);
  return (
    <Pointable label={name}>
      <Draggable id={tokenThing(token)} label={count > 1 ? `${name} ×${count}` : name} explain={{ title: name, text: TOKEN_WORDS[token], ruleId: 'VG-143' }}>
        {(picked) => (
          <View style={[styles.chip, roomy && styles.large, kind === 'smallPhone' && styles.low, { backgroundColor: picked ? colours.glow : colours.accent, borderColor: picked ? colours.ink : '#5C0806' }]}>
            <Icon name={TOKEN_ICONS[token]} size={roomy ? 36 : 26} colour={picked ? colours.ink : colours.onAccent} />
            <Text size={roomy ? 'small' : 'tiny'} bold tone={picked ? 'ink' : 'onAccent'}>{SHORT[token]}</Text>
            {count > 1 && (
              <View style={[styles.count, { backgroundColor: colours.ink }]}>
                <Text size="tiny" bold tone="onAccent">{`×${count}`}</Text>
              </View>
            )}
          </View>
        )}
      </Draggable>
    </Pointable>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  none: { paddingVertical: space.small },
  chip: { minWidth: 58, minHeight: 52, borderRadius: radius.medium, borderWidth: 2, alignItems: 'center', justifyContent: 'center', paddingHorizontal: space.tiny, boxShadow: '0 3px 0 rgba(0,0,0,0.35)' },
  large: { minWidth: 84, minHeight: 76 },
  // The end of the roll stays in sight.
  low: { minHeight: 46 },
  count: { position: 'absolute', right: -6, top: -6, borderRadius: radius.round, paddingHorizontal: 5 },
});
