export { ScreenErrorBoundary as ErrorBoundary } from '@/box/ScreenErrorBoundary';
export { ShelfScreen as default } from '@/shelf/home/ShelfScreen';
