import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { AnyBox } from '@/engine/box';
import { BadInput } from '@/engine/errors';
import type { BaseOptions, OptionField } from '@/engine/game';
import { defaultPlayers, isShared, type SeatPlayer, type Sharing } from '@/store/seats';
import { LONGEST_DEAL_WORDS, dealOf, type Deal, type Started } from '@/store/startMatch';
import { SharingChoice } from '@/table/furniture/SharingChoice';
import { space, width } from '@/theme';
import { Button, Card, Heading, Screen, Text, TextField } from '@/theme/ui';

import { useColumns } from '../useColumns';
import { fitOptions, settledPlayers, withOption, withPlayer, withSeatAdded, withSeatKit, withSeatOption, withSeatRemoved, type Asking, type GameDraft } from './draft';
import { OptionLine, type OptionLineProps } from './OptionLine';
import { SeatCard } from './SeatCard';

const freshDraft = (asks: Asking): GameDraft => ({
  options: fitOptions(asks, asks.defaults),
  players: defaultPlayers(asks.defaults.seats),
});

/** Everything that was chosen. */
export interface Chosen {
  readonly options: BaseOptions;
  readonly players: readonly SeatPlayer[];
  readonly sharing?: Sharing;
  readonly deal?: Deal;
}

interface SetUpFormProps {
  readonly heading: string;
  /** A game or a campaign: what it wants to know. */
  readonly asks: Asking;
  readonly levels?: AnyBox['levels'];
  readonly temperaments?: AnyBox['temperaments'];
  /** Throws BadInput, in words. */
  start(chosen: Chosen): Started;
  onStarted(id: string): void;
  /** Opens the rulebook. */
  onRule?(rule: string): void;
  onBack(): void;
}

/** Drawn from what a game or a campaign says about its options; none has a page of its own. */
export function SetUpForm({ heading, asks, levels, temperaments, start, onStarted, onRule, onBack }: SetUpFormProps) {
  const { beside } = useColumns();
  const [draft, setDraft] = useState(() => freshDraft(asks));
  const [chosenSharing, setSharing] = useState<Sharing>('pass');
  const [dealWords, setDealWords] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const { options, players } = draft;
  const sharing = isShared(players) ? chosenSharing : undefined;
  const change = (next: GameDraft) => {
    setTrouble(undefined);
    setDraft(next);
  };
  const fields = asks.optionFields(options);
  const perSeat = fields.filter((field) => field.kind === 'perSeat');
  const perSeatKits = fields.filter((field) => field.kind === 'perSeatKit');
  const begin = () => {
    try {
      const started = start({ options, players: settledPlayers(players), sharing, deal: dealOf(dealWords) });
      if (started.ok) onStarted(started.id);
      else setTrouble(started.words);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      setTrouble(error.message);
    }
  };
  const people = (
    <View style={styles.group}>
      <Heading level={2}>Who plays</Heading>
      {players.map((player, seat) => (
        <SeatCard
          key={seat}
          seat={seat}
          player={player}
          options={options}
          fields={perSeat}
          kits={perSeatKits}
          levels={levels}
          temperaments={temperaments}
          onPlayer={(changes) => change(withPlayer(draft, seat, changes))}
          onChoice={(field, value) => change(withSeatOption(asks, draft, field, seat, value))}
          onKit={(key, kit) => change(withSeatKit(asks, draft, key, seat, kit))}
          onRule={onRule}
          onRemove={players.length > asks.seats.min ? () => change(withSeatRemoved(asks, draft, seat)) : undefined}
        />
      ))}
      {players.length < asks.seats.max && (
        <Button icon="plus" label="Add a seat" onPress={() => change(withSeatAdded(asks, draft))} />
      )}
      {sharing && (
        <Card>
          <SharingChoice value={sharing} onChange={setSharing} />
        </Card>
      )}
    </View>
  );
  const deal = <DealCard words={dealWords} onChange={setDealWords} />;
  // In sight however long the page is, with what stands in the way of it.
  const foot = (
    <>
      {trouble !== undefined && <Text tone="danger" bold role="alert">{trouble}</Text>}
      <Button kind="primary" large icon="rolling-dices" label="Start" onPress={begin} />
    </>
  );
  const ofAll = fields.filter(isOfAll);
  const game = ofAll.length > 0 && (
    <View style={styles.group}>
      <Heading level={2}>How it is played</Heading>
      {ofAll.map((field) => <OptionLine key={field.key} field={field} options={options} onChange={(value) => change(withOption(asks, draft, field.key, value))} />)}
    </View>
  );
  // In a lying window the game is chosen before the people.
  if (beside && game) return <Screen title={heading} onBack={onBack} maxWidth={width.shelf} foot={foot}><Halves left={game} right={<>{people}{deal}</>} /></Screen>;
  return <Screen title={heading} onBack={onBack} foot={foot}>{people}{game}{deal}</Screen>;
}

function DealCard({ words, onChange }: { readonly words: string; onChange(words: string): void }) {
  return (
    <View style={styles.group}>
      <Heading level={2}>How it is dealt</Heading>
      <Card>
        <Text size="small" tone="dim">Any words you like: whoever says the same ones, with the same settings, is dealt the same game.</Text>
        <TextField label="Words for the deal" value={words} placeholder="Left to chance" maxLength={LONGEST_DEAL_WORDS} onChange={onChange} />
      </Card>
    </View>
  );
}

const Halves = ({ left, right }: { readonly left: ReactNode; readonly right: ReactNode }) => (
  <View style={styles.columns}>
    <View style={styles.column}>{left}</View>
    <View style={styles.column}>{right}</View>
  </View>
);

type FieldOfAll = OptionLineProps['field'];
/** Asked once, not of every seat. */
const isOfAll = (field: OptionField): field is FieldOfAll => field.kind !== 'perSeat' && field.kind !== 'perSeatKit';

const styles = StyleSheet.create({
  group: { gap: space.medium },
  columns: { flexDirection: 'row', gap: space.wide, alignItems: 'flex-start' },
  column: { flex: 1, gap: space.large },
});
