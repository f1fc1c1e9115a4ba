import { useLocalSearchParams } from 'expo-router';

import { library } from '@/shelf/boxes';
import { LearnScreen } from '@/table/learn/LearnScreen';

export { TableErrorBoundary as ErrorBoundary } from '@/table/TableErrorBoundary';

export default function LearnRoute() {
  const { box } = useLocalSearchParams<{ box: string }>();
  return <LearnScreen key={box} boxId={box} library={library} />;
}
