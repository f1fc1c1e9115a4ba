export { RulesScreen as default } from '@/shelf/rules/RulesScreen';
