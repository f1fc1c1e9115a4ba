import Constants from 'expo-constants';
import { StyleSheet, View } from 'react-native';

import { space, width } from '@/theme';
import { Card, Heading, Screen, Text } from '@/theme/ui';

import { useGoBack } from '../useGoBack';
import { FONT_CREDITS, ICON_AUTHORS, LIBRARY_CREDITS, type Credit } from './credits';

export function AboutScreen() {
  const goBack = useGoBack();
  return (
    <Screen title="About" onBack={goBack} maxWidth={width.page}>
      <Card>
        <Heading level={2}>Grudgebox</Heading>
        <Text size="small" tone="dim">{`Version ${Constants.expoConfig?.version ?? ''}`}</Text>
        <Text>A shelf of tabletop games about old scores. It plays offline, asks for no account, and sends nothing anywhere. Your matches and settings stay on this device.</Text>
      </Card>
      <Group title="Icons">
        <Text>Most icons come from game-icons.net and are used under the Creative Commons Attribution 3.0 licence (creativecommons.org/licenses/by/3.0). They were tinted, cut together and made into a font; nothing else was changed.</Text>
        <Text>The faces are put together from two sets given to everybody (CC0): Lorelei by Lisa Wischofsky and Open Peeps by Pablo Stanley. Hats, scars and the printing are ours.</Text>
        <Text size="small" tone="dim">{`By ${ICON_AUTHORS}.`}</Text>
      </Group>
      <Group title="Typefaces"><Credits credits={FONT_CREDITS} /></Group>
      <Group title="Software"><Credits credits={LIBRARY_CREDITS} /></Group>
    </Screen>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Card>
      <Heading level={2}>{title}</Heading>
      {children}
    </Card>
  );
}

function Credits({ credits }: { credits: readonly Credit[] }) {
  return (
    <View style={styles.list}>
      {credits.map(({ name, by, licence, address }) => (
        <View key={name}>
          <Text bold>{name}</Text>
          <Text size="small" tone="dim">{[by, licence, address].filter(Boolean).join(' · ')}</Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ list: { gap: space.small } });
