export { NewGameScreen as default } from '@/shelf/newGame/NewGameScreen';
