export { ScreenErrorBoundary as ErrorBoundary } from '@/box/ScreenErrorBoundary';
export { RulesScreen as default } from '@/shelf/rules/RulesScreen';
