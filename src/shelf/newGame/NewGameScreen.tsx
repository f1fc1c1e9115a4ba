import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { AnyBox } from '@/engine/box';
import type { AnyGame } from '@/engine/game';
import { BadInput } from '@/engine/errors';
import { defaultPlayers, isShared, type Sharing } from '@/store/seats';
import { LONGEST_DEAL_WORDS, dealOf, startMatch } from '@/store/startMatch';
import { SharingChoice } from '@/table/furniture/SharingChoice';
import { space } from '@/theme';
import { Button, Card, Heading, Screen, Text, TextField } from '@/theme/ui';

import { withOpenBox } from '../box/withBox';
import { useGoBack } from '../useGoBack';
import { fitOptions, settledPlayers, withOption, withPlayer, withSeatAdded, withSeatOption, withSeatRemoved, type GameDraft } from './draft';
import { OptionLine } from './OptionLine';
import { SeatCard } from './SeatCard';

const freshDraft = (game: AnyGame): GameDraft => ({
  options: fitOptions(game, game.defaults),
  players: defaultPlayers(game.defaults.seats),
});

interface NewGameFormProps {
  readonly title: string;
  readonly box: AnyBox;
  onBack(): void;
}

/** Drawn from what the game says about its options; no game has a page of its own. */
export function NewGameForm({ title, box, onBack }: NewGameFormProps) {
  const { game, temperaments } = box;
  const router = useRouter();
  const [draft, setDraft] = useState(() => freshDraft(game));
  const [chosenSharing, setSharing] = useState<Sharing>('pass');
  const [dealWords, setDealWords] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const { options, players } = draft;
  const sharing = isShared(players) ? chosenSharing : undefined;
  const change = (next: GameDraft) => {
    setTrouble(undefined);
    setDraft(next);
  };
  const fields = game.optionFields(options);
  const perSeat = fields.filter((field) => field.kind === 'perSeat');
  const start = () => {
    try {
      const started = startMatch(box, options, settledPlayers(players), sharing, dealOf(dealWords));
      if (started.ok) router.replace(`/table/${started.id}`);
      else setTrouble(started.words);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      setTrouble(error.message);
    }
  };
  return (
    <Screen title={`New game of ${title}`} onBack={onBack}>
      <View style={styles.group}>
        <Heading level={2}>Who plays</Heading>
        {players.map((player, seat) => (
          <SeatCard
            key={seat}
            seat={seat}
            player={player}
            options={options}
            fields={perSeat}
            temperaments={temperaments}
            onPlayer={(changes) => change(withPlayer(draft, seat, changes))}
            onChoice={(field, value) => change(withSeatOption(game, draft, field, seat, value))}
            onRemove={players.length > game.seats.min ? () => change(withSeatRemoved(game, draft, seat)) : undefined}
          />
        ))}
        {players.length < game.seats.max && (
          <Button icon="plus" label="Add a seat" onPress={() => change(withSeatAdded(game, draft))} />
        )}
        {sharing && (
          <Card>
            <SharingChoice value={sharing} onChange={setSharing} />
          </Card>
        )}
      </View>
      {fields.length > perSeat.length && (
        <View style={styles.group}>
          <Heading level={2}>How it is played</Heading>
          {fields.map((field) =>
            field.kind === 'perSeat' ? undefined : (
              <OptionLine key={field.key} field={field} options={options} onChange={(value) => change(withOption(game, draft, field.key, value))} />
            ),
          )}
        </View>
      )}
      <View style={styles.group}>
        <Heading level={2}>How it is dealt</Heading>
        <Card>
          <Text size="small" tone="dim">Any words you like: whoever says the same ones, with the same settings, is dealt the same game.</Text>
          <TextField label="Words for the deal" value={dealWords} placeholder="Left to chance" maxLength={LONGEST_DEAL_WORDS} onChange={setDealWords} />
        </Card>
      </View>
      {trouble !== undefined && <Text tone="danger" bold role="alert">{trouble}</Text>}
      <Button kind="primary" large icon="rolling-dices" label="Start" onPress={start} />
    </Screen>
  );
}

export const NewGameScreen = withOpenBox(function NewGamePage({ box, contents }) {
  const goBack = useGoBack(`/box/${box.id}`);
  return <NewGameForm title={box.title} box={contents} onBack={goBack} />;
});

const styles = StyleSheet.create({
  group: { gap: space.medium },
});
