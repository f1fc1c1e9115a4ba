export { ScreenErrorBoundary as ErrorBoundary } from '@/box/ScreenErrorBoundary';
export { RecordsScreen as default } from '@/shelf/records/RecordsScreen';
