import { useLocalSearchParams } from 'expo-router';

import { findBox } from '@/games';
import { TableScreen } from '@/table/TableScreen';

export { TableErrorBoundary as ErrorBoundary } from '@/table/TableErrorBoundary';

export default function TableRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  // A new match is a new table: nothing of the old one may stay on the screen.
  return <TableScreen key={id} id={id} findBox={findBox} />;
}
