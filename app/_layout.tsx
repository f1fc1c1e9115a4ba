import { Stack } from 'expo-router';
import { StatusBar } from 'expo-status-bar';
import { useEffect, useState } from 'react';

import { findBox } from '@/games';
import { StorageAlarm } from '@/shelf/StorageAlarm';
import { useLook } from '@/shelf/useLook';
import { wireSettings } from '@/shelf/wireSettings';
import { openStores } from '@/store/openStores';
import { ThemeProvider, useTheme } from '@/theme';

const stores = openStores((game) => {
  const box = findBox(game);
  return box?.contents && { title: box.title, version: box.contents.version };
});
wireSettings();

/** Nothing is shown before it is known what is stored. */
function useStoresAreOpen(): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => void stores.then(() => setOpen(true)), []);
  return open;
}

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
      <StorageAlarm />
    </>
  );
}

export default function RootLayout() {
  const look = useLook();
  const open = useStoresAreOpen();
  useEffect(() => {
    if (typeof document !== 'undefined') document.title = 'Grudgebox';
  }, []);
  return (
    <ThemeProvider look={look}>
      {open && <Screens />}
    </ThemeProvider>
  );
}
