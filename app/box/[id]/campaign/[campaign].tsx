export { ScreenErrorBoundary as ErrorBoundary } from '@/box/ScreenErrorBoundary';
export { NewCampaignScreen as default } from '@/shelf/campaign/NewCampaignScreen';
