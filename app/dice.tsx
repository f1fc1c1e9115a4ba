export { LooseDiceScreen as default } from '@/shelf/dice/LooseDiceScreen';
