export { NewCampaignScreen as default } from '@/shelf/campaign/NewCampaignScreen';
