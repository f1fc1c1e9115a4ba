import { useLocalSearchParams } from 'expo-router';

import { findBox } from '@/games';
import { ReplayScreen } from '@/table/replay/ReplayScreen';

export { TableErrorBoundary as ErrorBoundary } from '@/table/TableErrorBoundary';

export default function ReplayRoute() {
  const { id, from } = useLocalSearchParams<{ id: string; from?: string }>();
  return <ReplayScreen key={id} id={id} findBox={findBox} nearEnd={from === 'end'} />;
}
