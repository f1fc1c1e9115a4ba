export { CampaignScreen as default } from '@/shelf/campaign/CampaignScreen';
