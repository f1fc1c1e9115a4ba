export { ScreenErrorBoundary as ErrorBoundary } from '@/box/ScreenErrorBoundary';
export { SavesScreen as default } from '@/shelf/saves/SavesScreen';
