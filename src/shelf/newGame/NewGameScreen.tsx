import { useRouter } from 'expo-router';

import type { AnyBox } from '@/engine/box';
import { startMatch } from '@/store/startMatch';

import { withOpenBox } from '../box/withBox';
import { useGoBack } from '../useGoBack';
import { SetUpForm } from './SetUpForm';

interface NewGameFormProps {
  readonly box: AnyBox;
  onBack(): void;
}

export function NewGameForm({ box, onBack }: NewGameFormProps) {
  const router = useRouter();
  return (
    <SetUpForm
      heading="New game"
      asks={box.game}
      levels={box.levels}
      temperaments={box.temperaments}
      start={({ options, players, sharing, deal }) => startMatch(box, options, players, sharing, deal)}
      onStarted={(id) => router.replace(`/table/${id}`)}
      onRule={(rule) => router.push({ pathname: '/rules/[box]', params: { box: box.game.id, rule } })}
      onBack={onBack}
    />
  );
}

export const NewGameScreen = withOpenBox(function NewGamePage({ box, contents }) {
  const goBack = useGoBack(`/box/${box.id}`);
  return <NewGameForm box={contents} onBack={goBack} />;
});
