import type { BookPictures } from '@/rulebook/pictures';

export const pictures: BookPictures = {};
