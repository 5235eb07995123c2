export type { Money } from './money.ts';
export type { PhotoSource } from './photo.ts';
