export { ScreenErrorBoundary as ErrorBoundary } from '@/box/ScreenErrorBoundary';
export { LostScreen as default } from '@/shelf/LostScreen';
