export { AboutScreen as default } from '@/shelf/about/AboutScreen';
