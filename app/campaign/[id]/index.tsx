export { ScreenErrorBoundary as ErrorBoundary } from '@/box/ScreenErrorBoundary';
export { CampaignScreen as default } from '@/shelf/campaign/CampaignScreen';
