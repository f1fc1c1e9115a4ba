import { useLocalSearchParams } from 'expo-router';

import { findBox } from '@/games';
import { InTableRooms } from '@/shelf/tableRooms';

export { TableErrorBoundary as ErrorBoundary } from '@/table/TableErrorBoundary';

export default function LearnRoute() {
  const { box } = useLocalSearchParams<{ box: string }>();
  return <InTableRooms>{({ LearnScreen }) => <LearnScreen key={box} boxId={box} findBox={findBox} />}</InTableRooms>;
}
