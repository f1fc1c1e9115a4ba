export { RecordsScreen as default } from '@/shelf/records/RecordsScreen';
