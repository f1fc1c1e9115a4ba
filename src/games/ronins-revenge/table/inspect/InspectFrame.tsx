import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Icon, space, useTheme, type IconName } from '@/theme';
import { IconButton, Text } from '@/theme/ui';

interface InspectFrameProps {
  readonly title: string;
  readonly icon: IconName;
  /** Absent: it stands there by itself. */
  onClose?(): void;
  readonly children: ReactNode;
}

/** Something looked at closely, in the place of the answers: the field above it shows the same thing. */
export function InspectFrame({ title, icon, onClose, children }: InspectFrameProps) {
  const { colours } = useTheme();
  return (
    <View role="region" aria-label={title} style={styles.frame}>
      <View style={styles.head}>
        <Icon grows name={icon} size={22} colour={colours.accent} />
        <Text bold style={styles.title}>{title}</Text>
        {onClose && <IconButton icon="cross-mark" label="Back to the table" onPress={onClose} />}
      </View>
      {children}
    </View>
  );
}

interface FactProps {
  readonly icon: IconName;
  readonly tone?: 'ink' | 'good' | 'danger' | 'dim';
  /** What is read out instead, where the field shows the rest. */
  readonly label?: string;
  readonly children: string;
}

/** A sign and a sentence beside it. */
export function Fact({ icon, tone = 'ink', label, children }: FactProps) {
  const { colours } = useTheme();
  return (
    <View style={styles.fact} {...(label !== undefined && { role: 'img', 'aria-label': label })}>
      <View style={styles.sign}><Icon grows name={icon} size={17} colour={colours[tone]} /></View>
      <Text size="small" tone={tone} style={styles.title} >{children}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  frame: { paddingHorizontal: space.medium, paddingBottom: space.medium, gap: space.small },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  title: { flex: 1 },
  fact: { flexDirection: 'row', gap: space.small, alignItems: 'flex-start' },
  sign: { paddingTop: 2 },
});
