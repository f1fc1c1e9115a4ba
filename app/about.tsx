export { ScreenErrorBoundary as ErrorBoundary } from '@/box/ScreenErrorBoundary';
export { AboutScreen as default } from '@/shelf/about/AboutScreen';
