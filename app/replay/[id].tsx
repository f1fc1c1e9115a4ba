import { useLocalSearchParams } from 'expo-router';

import { library } from '@/shelf/boxes';
import { ReplayScreen } from '@/table/replay/ReplayScreen';

export { TableErrorBoundary as ErrorBoundary } from '@/table/TableErrorBoundary';

export default function ReplayRoute() {
  const { id, from } = useLocalSearchParams<{ id: string; from?: string }>();
  return <ReplayScreen key={id} id={id} library={library} nearEnd={from === 'end'} />;
}
