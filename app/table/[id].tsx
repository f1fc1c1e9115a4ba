import { useLocalSearchParams } from 'expo-router';

import { findBox } from '@/games';
import { InTableRoom, tableRoom } from '@/shelf/tableRooms';

export { ScreenErrorBoundary as ErrorBoundary } from '@/box/ScreenErrorBoundary';

export default function TableRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  // A new match is a new table: nothing of the old one may stay on the screen.
  return <InTableRoom room={tableRoom}>{({ TableScreen }) => <TableScreen key={id} id={id} findBox={findBox} />}</InTableRoom>;
}
