import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Pointable } from '@/table/learn/pointing';
import { Icon, radius, space, useTheme } from '@/theme';
import { Button, Heading, Text, Touchable, radioKeys, tabStopOf } from '@/theme/ui';

import { bossOf } from '../../content/bosses';
import { cardOf, isBlitz } from '../../content/vengeanceCards';
import type { Move } from '../../rules/decisions';
import { waysToScore, type Way } from '../../rules/fight/scoring';
import { lairIn } from '../../rules/fight/scene';
import { playerOf, type State } from '../../rules/state';
import type { Asking } from '../asking';
import { Claims } from '../goals/Claims';
import { Portrait } from '../Portrait';

/** The least width of a way that can still be read. */
const WAY = 170;

const moveOfWay = ({ boss, cards }: Way): Move => (boss ? { kind: 'scoreBoss', copies: cards.length } : { kind: 'scoreDen', card: cards[0] ?? 'TK1' });

/** "Batoman 4 and the Den 2": where the points come from. */
function wayWords(view: State, { boss, den, cards }: Way): string {
  const lair = lairIn(view);
  const { name, ladder } = bossOf(lair.boss);
  if (!boss) return isBlitz(cards[0] ?? 'TK1') ? `${lair.den.name} ${lair.den.vp}, Blitz 1` : `${lair.den.name} ${lair.den.vp}`;
  return `${name} ${ladder[cards.length - 1] ?? 0}${den ? `, ${lair.den.name} ${lair.den.vp}` : ''}`;
}

/** A card that only scores the Den is spent for it: whose it is says what else it could have been for. */
const cardWords = ({ boss, cards }: Way): string =>
  cards.map((card) => { const { title, boss: of } = cardOf(card); return boss || of === undefined ? title : `${title} (${bossOf(of).name})`; }).join(', ');

/** One touch scores the best way, in sight on the smallest screen; below it all legal ways as cards, that one marked. */
export function ScorePanel({ view, asking }: { readonly view: State; readonly asking: Asking }) {
  const { colours, textScale } = useTheme();
  const { seat, play } = asking;
  const ways = waysToScore(view, seat);
  const [chosen, setChosen] = useState(0);
  const way = ways[chosen] ?? ways[0];
  const options = ways.map((_, value) => ({ value }));
  const { boss } = lairIn(view);
  const copies = playerOf(view, seat).inPlay.filter((card) => cardOf(card).boss === boss).length;
  const kept = way?.boss ? copies - way.cards.length : 0;
  return (
    <View style={styles.panel}>
      {way && (
        <Pointable label="Score">
          <Button large kind="primary" icon="trophy" label={`Score ${way.vp} ${way.vp === 1 ? 'point' : 'points'}`} onPress={() => play(moveOfWay(way))} />
        </Pointable>
      )}
      <View role="radiogroup" aria-label="Ways to score" {...radioKeys(options, chosen, setChosen)} style={styles.ways}>
        {ways.map((each, i) => (
          <Touchable
            key={`${each.cards.join()} ${each.vp}`} role="radio" aria-checked={i === chosen} tabIndex={i === tabStopOf(options, chosen) ? 0 : -1}
            aria-label={`+${each.vp}: ${wayWords(view, each)}: ${cardWords(each)}`}
            onPress={() => setChosen(i)} style={[styles.way, { flexBasis: WAY * textScale, backgroundColor: colours.raised, borderColor: i === chosen ? colours.accent : colours.line }]}
          >
            {each.boss ? <Portrait id={boss} side={40} condition="dead" /> : <Icon name="saloon-doors" size={34} />}
            <View style={styles.grow}>
              <Heading level={3} size="title">{`+${each.vp}`}</Heading>
              <Text size="tiny" bold>{wayWords(view, each)}</Text>
              <Text size="tiny" tone="dim">{cardWords(each)}</Text>
            </View>
            {i === chosen && <Icon name="check-mark" size={18} colour={colours.accent} />}
          </Touchable>
        ))}
      </View>
      {kept > 0 && <Text size="small" tone="dim">{`${kept} ${kept === 1 ? 'card' : 'cards'} of ${bossOf(boss).name} would stay in play. More cards at once are worth more than their sum.`}</Text>}
      <Claims view={view} asking={asking} />
      <Button kind="quiet" label="Keep all cards, score nothing" onPress={() => play({ kind: 'scoreNothing' })} />
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { padding: space.small, gap: space.small },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  way: { flexDirection: 'row', alignItems: 'center', gap: space.small, borderWidth: 2, borderRadius: radius.medium, padding: space.small, flexGrow: 1 },
  grow: { flex: 1 },
});
