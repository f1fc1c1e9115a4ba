export { LostScreen as default } from '@/shelf/LostScreen';
