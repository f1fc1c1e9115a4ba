export { ScreenErrorBoundary as ErrorBoundary } from '@/box/ScreenErrorBoundary';
export { SettingsScreen as default } from '@/shelf/settings/SettingsScreen';
