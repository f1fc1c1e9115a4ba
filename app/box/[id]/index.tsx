export { BoxScreen as default } from '@/shelf/box/BoxScreen';
