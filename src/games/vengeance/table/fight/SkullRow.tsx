import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { ForecastSheet } from '@/table/kit/forecast/ForecastSheet';
import { Pointable } from '@/table/learn/pointing';
import { Icon, radius, space, useTheme } from '@/theme';
import { Text, Touchable } from '@/theme/ui';

import { countSkulls } from '../../rules/fight/dice';
import { fightOf } from '../../rules/fight/scene';
import type { State } from '../../rules/state';
import type { HurtForecast } from '../../preview/hurt';

/** What the forecast comes to, in a few words. */
function hurtWords({ hurt, knocksOut, diceLost }: HurtForecast): string {
  if (hurt === 0) return 'nobody reaches you';
  const lost = diceLost > 0 ? `, ${diceLost} ${diceLost === 1 ? 'die' : 'dice'} fewer next` : '';
  return `−${hurt} Health${knocksOut ? ': knocked out!' : lost}`;
}

/** The Skulls of the roll, and what they cost if it ended now; a touch tells enemy by enemy. */
export function SkullRow({ view, forecast }: { readonly view: State; readonly forecast: HurtForecast }) {
  const { colours } = useTheme();
  const [open, setOpen] = useState(false);
  const skulls = countSkulls(fightOf(view));
  const words = skulls === 0 ? 'No Skull: nobody strikes' : `Stop now: ${hurtWords(forecast)}`;
  const bad = forecast.hurt > 0;
  const label = `${skulls} ${skulls === 1 ? 'Skull' : 'Skulls'}. ${words}`;
  return (
    <Pointable label={label}>
      <Touchable aria-label={label} onPress={() => setOpen(true)} style={[styles.row, { backgroundColor: skulls === 0 ? colours.card : '#1C100C', borderColor: bad ? colours.accent : colours.line }]}>
        <View style={styles.skulls} aria-hidden>
          {Array.from({ length: skulls }, (_, i) => <Icon key={i} name="death-skull" size={20} colour="#F8E8BE" />)}
        </View>
        <Text size="small" bold style={[styles.words, { color: skulls === 0 ? colours.dim : bad ? '#FFB9A8' : '#F8E8BE' }]}>{words}</Text>
      </Touchable>
      <ForecastSheet title="If the roll ended now" visible={open} forecast={forecast.sum} note="One Skull is enough: every enemy in reach strikes once." onClose={() => setOpen(false)} />
    </Pointable>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.small, borderWidth: 1.5, borderRadius: radius.small, paddingHorizontal: space.small },
  skulls: { flexDirection: 'row', gap: space.hair },
  words: { flex: 1 },
});
