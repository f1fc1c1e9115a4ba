import { StyleSheet, View } from 'react-native';

import type { Prompt } from '@/engine/game';
import { CLOCK } from '@/engine/game';
import { isPerson, type SeatPlayer } from '@/store/seats';
import { space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { isLarge } from '../kit/layout/shares';
import { useRoom } from '../kit/room/useRoom';
import { withNames } from '../session/logLines';

interface PromptLineProps {
  readonly prompts: readonly Prompt[];
  readonly players: readonly SeatPlayer[];
  readonly names: readonly string[];
  /** The sentence about what has just happened: it has both lines while it is told. Afterwards the question needs them, and the tools below keep it. */
  readonly lately: string | undefined;
  /** Stands instead of a prompt when nobody is asked and nothing is being told. */
  readonly otherwise: string | undefined;
}

/** How the line begins: nobody who plays alone needs to be called by name. */
function whoIsAsked({ seat }: Prompt, players: readonly SeatPlayer[]): string {
  const player = players[seat];
  if (seat === CLOCK || !player) return '';
  return !isPerson(player) || players.filter(isPerson).length > 1 ? player.name : '';
}

/** People who are asked the same share a line. */
function togetherAsked(prompts: readonly Prompt[]): readonly (readonly Prompt[])[] {
  const lines = new Map<string, Prompt[]>();
  for (const prompt of prompts) {
    const line = lines.get(prompt.words);
    if (line) line.push(prompt);
    else lines.set(prompt.words, [prompt]);
  }
  return [...lines.values()];
}

/** The same in one breath, for whoever listens. */
export const questionOf = (prompts: readonly Prompt[], players: readonly SeatPlayer[], names: readonly string[]): string =>
  togetherAsked(prompts)
    .map((together) => [together.map((prompt) => whoIsAsked(prompt, players)).filter(Boolean).join(', '), withNames(together[0]?.words ?? '', names)].filter(Boolean).join(': '))
    .join(' ');

/** Always says who must do what now. */
export function PromptLine({ prompts, players, names, lately, otherwise }: PromptLineProps) {
  const { type, textScale } = useTheme();
  const { roomy } = useRoom();
  const lines = togetherAsked(prompts);
  const size = roomy ? 'large' : 'body';
  // Two lines whatever is asked, so that the board does not move with the question. Large letters scroll below it: there it takes what it needs.
  const least = !isLarge(textScale) && { minHeight: 2 * type[size].lineHeight + space.small + space.hair };
  return (
    <View style={[styles.line, least]} aria-label="What to do now" role="region">
      {prompts.length === 0 && otherwise !== undefined && <Text size={size} bold style={styles.words}>{otherwise}</Text>}
      {prompts.length === 0 && otherwise === undefined && lately !== undefined && <Text size={roomy ? 'body' : 'small'} numberOfLines={2}>{lately}</Text>}
      {lines.map((together) => {
        const who = together.map((prompt) => whoIsAsked(prompt, players)).filter(Boolean).join(', ');
        const words = together[0]?.words ?? '';
        return (
          <Text key={words} size={size} bold>
            {who !== '' && <Text size={size} bold tone="accent">{`${who}: `}</Text>}
            {withNames(words, names)}
          </Text>
        );
      })}
      {prompts.length === 0 && otherwise !== undefined && lately !== undefined && <Text size="small" tone="dim" numberOfLines={roomy ? 2 : 1}>{lately}</Text>}
    </View>
  );
}

const styles = StyleSheet.create({
  line: { paddingHorizontal: space.large, paddingTop: space.small, paddingBottom: space.hair },
  words: { opacity: 0.75 },
});
