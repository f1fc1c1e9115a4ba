export { ScreenErrorBoundary as ErrorBoundary } from '@/box/ScreenErrorBoundary';
export { CampaignLogScreen as default } from '@/shelf/campaign/CampaignLogScreen';
