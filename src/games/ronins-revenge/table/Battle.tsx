import { use, useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { expectSoon } from '@/box/arriving';
import { nearestFrame } from '@/engine/decisions/frames';
import type { Brush } from '@/skia/brush';
import type { TableProps } from '@/table/contract';
import { askingOf } from '@/table/kit/decisions/asking';
import { PromptLine } from '@/table/furniture/PromptLine';
import { onEscape } from '@/table/kit/onEscape';
import { FurnitureContext } from '@/table/kit/layout/furniture';

import type { StrikeForecast } from '../preview/strikes';
import { battleDecisions, type Move } from '../rules/decisions';
import type { BattleState } from '../rules/state';
import { BattleLayout } from './BattleLayout';
import { BossChip } from './boss/BossChip';
import { FieldBoard, NO_BLOWS, NO_FLASHES, NO_STRIKES } from './field/FieldBoard';
import type { FieldSpot } from './field/spots';
import type { Focus } from './focus';
import { LookBack, LookedAt, later, SideNotes } from './later';
import { FONTS } from './look';
import { useCardMove } from './plan/useCardMove';
import { usePlan, type Plan } from './plan/usePlan';
import { useTurn } from './plan/useTurn';
import { whyNotThere } from './plan/whyNotThere';
import { useAutoPass } from './questions/useAutoPass';
import { usePlaces } from './questions/usePlaces';
import { useQuestion } from './questions/useQuestion';
import type { Shown } from './shown';
import { HeroTrays } from './tray/HeroTrays';
import { PartyRow } from './tray/PartyRow';
import { SequenceStrip } from './strip/SequenceStrip';
import { harmOf, lossesOf } from './strip/slotWords';
import { useForecasts, type ShownRound } from './useForecasts';
import { TellingPanel } from './telling/TellingPanel';
import { useBattleTelling } from './telling/useBattleTelling';

/** What is looked at for its words alone; a slot, a square and a minion are looked at on the field. */
const WORDY: readonly Focus['kind'][] = ['deck', 'hero', 'boss'];

/** The strikes on the field: of the slot or the minion that is looked at, or the one that is under way. */
function strikesLookedAt(focus: Focus | undefined, hovered: number | undefined, { slots, minions, present }: ShownRound): readonly StrikeForecast[] {
  const slot = hovered ?? (focus?.kind === 'slot' ? focus.slot : undefined);
  if (slot !== undefined) return slots[slot]?.strikes ?? NO_STRIKES;
  const own = focus?.kind === 'minion' ? minions.filter(({ by }) => by === focus.ref) : NO_STRIKES;
  return own.length === 0 && present ? [present] : own;
}

/** Whoever touches an answer, or thinks of one, wants to see that, and not what was looked at before. */
const touchedAnew = (spot: FieldSpot, putAway: () => void): FieldSpot => ({
  ...spot,
  onPress: () => {
    putAway();
    spot.onPress();
  },
});
const thoughtAnew = (plan: Plan, putAway: () => void): Plan => ({
  ...plan,
  think: (draft) => {
    putAway();
    plan.think(draft);
  },
});

/** The field, what the boss will do, the party, the question. */
export function Battle({ table, brush }: { readonly table: TableProps<BattleState, Move>; readonly brush: Brush }) {
  const { telling, moments, landed } = useBattleTelling();
  useEffect(() => expectSoon(later), []);
  const furniture = use(FurnitureContext);
  const { telling: isTold, explainRefusal, speed, reducedMotion } = table;
  const [focus, setFocus] = useState<Focus>();
  const [hovered, setHovered] = useState<number>();
  const [back, setBack] = useState<number>();
  const past = back === undefined || isTold ? undefined : moments[back];
  const view = past?.view ?? table.view;
  const present = useForecasts(view, isTold || past !== undefined);
  const asking = past ? undefined : askingOf(table, battleDecisions);
  const passes = useAutoPass(view, table.mode === 'learn' ? undefined : asking);
  const putAway = () => setFocus(undefined);
  const plan = thoughtAnew(usePlan(view, asking), putAway);
  // While somebody plans, the strip shows what would come of the plan.
  const round: ShownRound = { ...present, ...plan.forecast?.round };
  const { slots: forecasts, minions } = round;
  const acting = nearestFrame(view, 'heroTurn')?.hero;
  const shown = focus?.kind === 'slot' && !forecasts[focus.slot] ? undefined : focus;
  const strikes = strikesLookedAt(focus, hovered, round);
  const turn = useTurn({ view, hero: acting, asking, plan, explainRefusal, speed, reducedMotion });
  const walk = useCardMove(view, asking, plan);
  const places = usePlaces(view, asking);
  const question = useQuestion(view, turn || walk || places || passes ? undefined : asking);
  const asked = turn ?? walk ?? places ?? question;
  const { field, panel, says, last, panelKey, hero }: Shown = asked ?? {
    field: { reached: [], spots: [] }, hero: acting, panelKey: '',
    panel: past && back !== undefined
      ? <LookBack moments={moments} at={back} onAt={setBack} />
      : <TellingPanel rolled={telling.rolled} moments={moments} speed={speed} reducedMotion={reducedMotion} typeface={brush.typeface(FONTS.bold)} onLanded={landed} />,
  };
  const now = past ? past.slot : (telling.slot ?? nearestFrame(view, 'slot')?.slot);
  const party = { view, players: table.players, acting, focus, onFocus: setFocus };
  const trays = { ...party, seating: table.seating };
  // Escape puts away what is looked at, then the plan.
  const layout = (
    <View style={styles.table} {...onEscape(() => (shown ? putAway() : plan.draft && plan.think(undefined)))}>
      <BattleLayout
        view={view} hero={hero ?? acting ?? (view.round > 0 ? view.threat : undefined)} panel={panel} last={last} panelKey={panelKey}
        notes={<SideNotes view={view} playing={now === undefined ? undefined : forecasts[now]} />}
        board={(
          <FieldBoard
            brush={brush} view={view} acting={acting} {...field} spots={focus ? field.spots.map((spot) => touchedAnew(spot, putAway)) : field.spots} onLook={setFocus}
            strikes={strikes} intents={isTold ? NO_STRIKES : minions}
            incoming={isTold ? NO_BLOWS : lossesOf(harmOf(round))}
            flashes={asked ? NO_FLASHES : telling.flashes}
          />
        )}
        strip={<SequenceStrip view={view} forecasts={forecasts} focus={focus} now={now} onFocus={setFocus} onHover={setHovered} />}
        party={<PartyRow {...party} />}
        trays={<HeroTrays {...trays} />}
        {...(table.seating === 'around' && { sides: { south: <HeroTrays {...trays} side="south" />, north: <HeroTrays {...trays} side="north" /> } })}
        boss={<BossChip view={view} focus={focus} onFocus={setFocus} />}
        sheet={shown && <LookedAt view={view} round={round} focus={shown} acting={acting} whyNot={(square) => whyNotThere(view, asking, square)} onClose={putAway} />}
        sheetKey={JSON.stringify(shown ?? '')}
        wordy={shown !== undefined && WORDY.includes(shown.kind)}
        {...(moments.length > 0 && !isTold && !past ? { onLookBack: () => setBack(moments.length - 1) } : {})}
      />
    </View>
  );
  // What is asked now is no question about the past: what happened then stands in its place.
  const instead = past?.words ?? says;
  return instead === undefined ? layout : <FurnitureContext value={{ ...furniture, prompt: <PromptLine prompts={[]} players={[]} names={[]} lately={undefined} otherwise={instead} /> }}>{layout}</FurnitureContext>;
}

const styles = StyleSheet.create({ table: { flex: 1 } });
