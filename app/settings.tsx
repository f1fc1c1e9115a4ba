export { SettingsScreen as default } from '@/shelf/settings/SettingsScreen';
