import { useLocalSearchParams } from 'expo-router';

import { findBox } from '@/games';
import { InTableRooms } from '@/shelf/tableRooms';

export { ScreenErrorBoundary as ErrorBoundary } from '@/box/ScreenErrorBoundary';

export default function LearnRoute() {
  const { box } = useLocalSearchParams<{ box: string }>();
  return <InTableRooms>{({ LearnScreen }) => <LearnScreen key={box} boxId={box} findBox={findBox} />}</InTableRooms>;
}
