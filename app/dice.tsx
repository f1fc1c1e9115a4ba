export { ScreenErrorBoundary as ErrorBoundary } from '@/box/ScreenErrorBoundary';
export { LooseDiceScreen as default } from '@/shelf/dice/LooseDiceScreen';
