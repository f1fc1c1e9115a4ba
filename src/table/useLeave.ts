import { useRouter } from 'expo-router';

/** Back to where one came from, or to the shelf when the address was opened directly. */
export function useLeave(): () => void {
  const router = useRouter();
  return () => (router.canGoBack() ? router.back() : router.replace('/'));
}
