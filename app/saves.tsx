export { SavesScreen as default } from '@/shelf/saves/SavesScreen';
