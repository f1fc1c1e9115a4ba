import { StyleSheet, View } from 'react-native';

import type { Prompt } from '@/engine/game';
import { CLOCK } from '@/engine/game';
import { isPerson, type SeatPlayer } from '@/store/seats';
import { space } from '@/theme';
import { Text } from '@/theme/ui';

import { withNames } from '../session/logLines';

interface PromptLineProps {
  readonly prompts: readonly Prompt[];
  readonly players: readonly SeatPlayer[];
  readonly names: readonly string[];
  /** The sentence about what has just happened. */
  readonly lately: string | undefined;
  /** Stands instead of a prompt when nobody is asked. */
  readonly otherwise: string;
}

/** How the line begins: nobody who plays alone needs to be called by name. */
function whoIsAsked({ seat }: Prompt, players: readonly SeatPlayer[]): string {
  const player = players[seat];
  if (seat === CLOCK || !player) return '';
  if (!isPerson(player)) return `${player.name}: `;
  return players.filter(isPerson).length > 1 ? `${player.name}: ` : '';
}

/** Always says who must do what now. */
export function PromptLine({ prompts, players, names, lately, otherwise }: PromptLineProps) {
  return (
    <View style={styles.line} aria-label="What to do now" role="region">
      {prompts.length === 0 && <Text bold numberOfLines={2} style={styles.words}>{otherwise}</Text>}
      {prompts.map((prompt) => {
        const who = whoIsAsked(prompt, players);
        return (
          <Text key={`${prompt.seat}/${prompt.kind}`} bold numberOfLines={prompts.length > 1 ? 1 : 3}>
            {who !== '' && <Text bold tone="accent">{who}</Text>}
            {withNames(prompt.words, names)}
          </Text>
        );
      })}
      {lately !== undefined && <Text size="small" tone="dim" numberOfLines={2}>{lately}</Text>}
    </View>
  );
}

const styles = StyleSheet.create({
  line: { paddingHorizontal: space.large, paddingTop: space.small, minHeight: 78, gap: space.hair },
  words: { opacity: 0.75 },
});
