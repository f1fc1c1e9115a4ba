import { useLocalSearchParams } from 'expo-router';

import { library } from '@/shelf/boxes';
import { ReplayScreen } from '@/table/replay/ReplayScreen';

export default function ReplayRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return <ReplayScreen key={id} id={id} library={library} />;
}
