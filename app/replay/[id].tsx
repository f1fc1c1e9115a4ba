import { useLocalSearchParams } from 'expo-router';

import { findBox } from '@/games';
import { InTableRooms } from '@/shelf/tableRooms';

export { ScreenErrorBoundary as ErrorBoundary } from '@/box/ScreenErrorBoundary';

export default function ReplayRoute() {
  const { id, from } = useLocalSearchParams<{ id: string; from?: string }>();
  return <InTableRooms>{({ ReplayScreen }) => <ReplayScreen key={id} id={id} findBox={findBox} nearEnd={from === 'end'} />}</InTableRooms>;
}
