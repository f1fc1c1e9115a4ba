import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Stepper } from '@/table/kit/decisions/Stepper';
import { isLarge } from '@/table/kit/layout/shares';
import { useRoom } from '@/table/kit/room/useRoom';
import { ForecastLines } from '@/table/kit/forecast/ForecastLines';
import { Pointable } from '@/table/learn/pointing';
import { space, useTheme } from '@/theme';
import { Button } from '@/theme/ui';

import { DESTINY } from '../../content/destiny';
import type { HeroId } from '../../content/terms';
import { forecastDefence, lossBesides, type DefenceForecast, type DefencePlan } from '../../preview/defence';
import { battleDecisions, type Move } from '../../rules/decisions';
import { figureName } from '../../rules/names';
import { isComrade, type BattleState } from '../../rules/state';
import { Fact } from '../inspect/InspectFrame';
import { BATTLE_SIGNS } from '../signs';
import { isSmall } from '../tray/PartyRow';
import { besidesLine } from '../words';
import { DestinyHand } from './DestinyHand';

interface DefencePanelProps {
  readonly view: BattleState;
  readonly seat: number;
  readonly hero: HeroId;
  readonly moves: readonly Move[];
  play(move: Move): Promise<boolean>;
}

type Defend = Extract<Move, { kind: 'defend' }>;
const NOTHING: DefencePlan = { dodge: 0, dice: 0, card: 'none' };
const isDefend = (move: Move): move is Defend => move.kind === 'defend';

/** "Takahiro is sure to dodge.", "Takahiro cannot dodge this.", "Takahiro will dodge, 50 times in 100." */
function chanceWords(name: string, verb: string, ways: number, of: number): string {
  if (ways === 0) return `${name} cannot ${verb} this.`;
  return ways === of ? `${name} is sure to ${verb}.` : `${name} will ${verb}, ${Math.max(1, Math.min(99, Math.round((100 * ways) / of)))} times in 100.`;
}

/** "lose 4", "not dodged, lose 3 to 4", "dodged", "dodged or lose 5 and fall": what comes of a defence, on its button. */
function outcomeWords(forecast: DefenceForecast | undefined, { dodge: bought }: DefencePlan): string {
  if (!forecast) return '';
  const { ways, dodged, falls, least, most } = forecast;
  if (dodged === ways) return 'dodged';
  const loss = `lose ${least === most ? most : `${least} to ${most}`}${falls === 0 ? '' : falls + dodged === ways ? ' and fall' : ', perhaps fall'}`;
  // Dodge that is bought and does not suffice is the first thing to know.
  return dodged > 0 ? `dodged or ${loss}` : bought > 0 ? `not dodged, ${loss}` : loss;
}

/** What it costs on average, where dice have a say in it. */
const averageWords = ({ ways, dodged, least, most, average }: DefenceForecast): string => (dodged === 0 && least === most ? '' : ` Over all ${ways} throws that is ${average.toFixed(1)} on average.`);

/** How much more Dodge gives a chance to dodge; undefined: no Dodge that can be paid does. */
function dodgeMissing(view: BattleState, hero: HeroId, plan: DefencePlan, most: number): number | undefined {
  for (let dodge = plan.dodge + 1; dodge <= most; dodge++) if ((forecastDefence(view, hero, { ...plan, dodge })?.dodged ?? 0) > 0) return dodge - plan.dodge;
  return undefined;
}

/** What a blow will do with this defence, over all ways the dice may fall. */
function Outlook({ view, hero, plan, mostDodge, besides }: { readonly view: BattleState; readonly hero: HeroId; readonly plan: DefencePlan; readonly mostDodge: number; readonly besides: number }) {
  const { kind: room } = useRoom();
  const { textScale } = useTheme();
  const forecast = forecastDefence(view, hero, plan, besides);
  if (!forecast) return null;
  // An upright tablet has room for the sum beside the words.
  const inColumns = room === 'tablet' && !isLarge(textScale);
  const { precision, dodge, dice, ways, dodged, falls, least, most, printed, lines } = forecast;
  const name = figureName(view, hero);
  const missing = dodged > 0 ? undefined : dodgeMissing(view, hero, plan, mostDodge);
  return (
    <View role="group" aria-label="What it will do" style={inColumns && styles.columns}>
      <View style={inColumns && styles.column}>
        <Fact icon={BATTLE_SIGNS.precision}>{`Precision ${precision} against Dodge ${dodge}${dice > 0 ? ` and ${dice} ${dice === 1 ? 'die' : 'dice'}` : ''}.`}</Fact>
        <Fact icon={BATTLE_SIGNS.dodge} tone={dodged > 0 ? 'good' : 'dim'}>{missing === undefined ? chanceWords(name, 'dodge', dodged, ways) : `Not dodged like this: ${name} needs ${missing} more Dodge.`}</Fact>
        {dodged < ways && <Fact icon="hearts" tone="danger">{`If hit, ${name} loses ${least === most ? most : `${least} to ${most}`} of ${view.heroes[hero].hp}.${averageWords(forecast)}`}</Fact>}
        {falls > 0 && <Fact icon="death-skull" tone="danger">{chanceWords(name, 'fall', falls, ways)}</Fact>}
      </View>
      {dodged < ways && <View style={inColumns && styles.column}><ForecastLines size="small" forecast={{ base: { why: 'on the card', value: printed.damage }, lines: besides === 0 ? lines : [...lines, besidesLine(besides, most)], total: { label: dice > 0 ? 'If hit and the dice show nothing' : 'If hit', value: most } }} /></View>}
    </View>
  );
}

/** An enemy strikes: how much Dodge, how many dice, which card; and what comes of each choice before it is made. */
export function DefencePanel({ view, seat, hero, moves, play }: DefencePanelProps) {
  const [kept, setKept] = useState<{ readonly of: BattleState; readonly plan: DefencePlan }>();
  const plan = kept?.of === view ? kept.plan : NOTHING;
  const besides = useMemo(() => lossBesides(view, hero), [view, hero]);
  const change = (part: Partial<DefencePlan>) => setKept({ of: view, plan: { ...plan, ...part } });
  const { kind: room, roomy } = useRoom();
  const { textScale } = useTheme();
  // On a small or lying phone both stand beside each other: what is pressed to go on is in sight below them.
  const large = isLarge(textScale);
  const narrow = isSmall(room) && !large;
  const stepper = narrow ? styles.half : large ? styles.whole : styles.stepper;
  const offers = moves.filter(isDefend);
  const strength = isComrade(view.heroes[hero]) ? 'Life Force' : 'Stamina';
  // The button says what all of it costs; with large letters a phone has no line for the price of each.
  const price = large && !roomy ? {} : { worth: `1 ${strength} each` };
  const most = (part: 'dodge' | 'dice'): number => offers.filter((move) => move.card === plan.card && (part === 'dodge' ? move.dice === plan.dice : move.dodge === plan.dodge)).reduce((high, move) => Math.max(high, move[part]), 0);
  const cards = [...new Set(offers.map(({ card }) => card))].filter((card) => card !== 'none');
  const paid = plan.dodge + plan.dice;
  const declares = paid > 0 || plan.card !== 'none';
  const spent = [paid > 0 ? `${paid} ${strength}` : '', plan.card === 'none' ? '' : DESTINY[plan.card].name].filter(Boolean).join(' and ');
  const others = moves.filter(({ kind }) => kind === 'ki' || kind === 'fuse');
  const outcome = outcomeWords(forecastDefence(view, hero, plan, besides), plan);
  const words = [declares ? `Defend: ${spent}` : 'Take it', outcome].filter(Boolean).join(declares ? ', ' : ': ');
  // A small phone has one line for it: that this is a defence, the question above says.
  const brief = narrow && declares ? [spent, outcome].filter(Boolean).join(', ') : words;
  return (
    <View style={styles.panel}>
      <View style={styles.line}>
        {(most('dodge') > 0 || plan.dodge > 0) && <Stepper narrow={narrow} style={stepper} icon={BATTLE_SIGNS.dodge} label="Dodge" value={plan.dodge} most={most('dodge')} {...price} onChange={(dodge) => change({ dodge })} />}
        {(most('dice') > 0 || plan.dice > 0) && <Stepper narrow={narrow} style={stepper} icon="rolling-dices" label="More dice" value={plan.dice} most={most('dice')} {...price} onChange={(dice) => change({ dice })} />}
        <Pointable label={words} style={styles.go}><Button kind="primary" label={brief} aria-label={words} onPress={() => void play(declares ? { kind: 'defend', ...plan } : { kind: 'takeIt' })} /></Pointable>
      </View>
      {cards.length > 0 && <DestinyHand side="defense" cards={cards} chosen={plan.card === 'none' ? undefined : plan.card} onChoose={(card) => change({ card: plan.card === card ? 'none' : card, dodge: 0, dice: 0 })} />}
      <Outlook view={view} hero={hero} plan={plan} mostDodge={most('dodge')} besides={besides} />
      {others.length > 0 && (
        <View style={styles.line}>
          {others.map((move) => <Button key={JSON.stringify(move)} label={battleDecisions.label(view, seat, move).label} onPress={() => void play(move)} />)}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  stepper: { flexGrow: 1, flexBasis: 260 },
  half: { flexGrow: 1, flexBasis: 140 },
  whole: { flexBasis: '100%' },
  panel: { padding: space.small, gap: space.small },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.small },
  go: { flexGrow: 1, flexBasis: 130 },
  columns: { flexDirection: 'row', gap: space.large },
  column: { flex: 1 },
});
