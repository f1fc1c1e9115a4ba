import { useLocalSearchParams } from 'expo-router';

import { findBox } from '@/games';
import { LearnScreen } from '@/table/learn/LearnScreen';

export { TableErrorBoundary as ErrorBoundary } from '@/table/TableErrorBoundary';

export default function LearnRoute() {
  const { box } = useLocalSearchParams<{ box: string }>();
  return <LearnScreen key={box} boxId={box} findBox={findBox} />;
}
