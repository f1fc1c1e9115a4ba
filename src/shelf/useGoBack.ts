import { useRouter, type Href } from 'expo-router';

/** Back to where the player came from; from a deep link, to the page above. */
export function useGoBack(parent: Href = '/'): () => void {
  const router = useRouter();
  return () => (router.canGoBack() ? router.back() : router.replace(parent));
}
