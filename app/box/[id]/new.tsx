export { ScreenErrorBoundary as ErrorBoundary } from '@/box/ScreenErrorBoundary';
export { NewGameScreen as default } from '@/shelf/newGame/NewGameScreen';
