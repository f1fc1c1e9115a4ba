export { ShelfScreen as default } from '@/shelf/home/ShelfScreen';
