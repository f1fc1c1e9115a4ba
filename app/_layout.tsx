import { Stack } from 'expo-router';
import { StatusBar } from 'expo-status-bar';
import { useEffect } from 'react';
import { StyleSheet } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

import { openStores } from '@/store/openStores';
import { useLook } from '@/shelf/useLook';
import { wireSettings } from '@/shelf/wireSettings';
import { ThemeProvider, useTheme } from '@/theme';

openStores();
wireSettings();

function Screens() {
  const { colours, reducedMotion } = useTheme();
  return (
    <>
      <StatusBar style={colours.scheme === 'dark' ? 'light' : 'dark'} />
      <Stack
        screenOptions={{
          headerShown: false,
          animation: reducedMotion ? 'none' : 'default',
          contentStyle: { backgroundColor: colours.paper },
        }}
      />
    </>
  );
}

export default function RootLayout() {
  const look = useLook();
  useEffect(() => {
    if (typeof document !== 'undefined') document.title = 'Grudgebox';
  }, []);
  return (
    <GestureHandlerRootView style={styles.room}>
      <ThemeProvider look={look}>
        <Screens />
      </ThemeProvider>
    </GestureHandlerRootView>
  );
}

const styles = StyleSheet.create({ room: { flex: 1 } });
