export { ScreenErrorBoundary as ErrorBoundary } from '@/box/ScreenErrorBoundary';
export { BoxScreen as default } from '@/shelf/box/BoxScreen';
