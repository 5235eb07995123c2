import type { Member } from './library.ts';

const names = 'Marta Ines Bianca Luca Elena Davide Giulia Karim Chiara Tommaso Vera Omar'.split(' ');
const languages = ['IT', 'EN', 'DE', 'ES', 'FR'];

/** Addresses of the pictures; every page loads them before the measurement. */
export const pictures = names.map(name => `/pictures/${name.toLowerCase()}.webp`);

/** A thousand members, the same for every library. */
export const thousand: readonly Member[] = Array.from({ length: 1000 }, (_, index) => ({
  id: `member-${index}`,
  name: names[index % names.length] ?? '',
  age: 25 + (index % 17),
  picture: pictures[index % names.length] ?? '',
  language: languages[index % languages.length] ?? '',
  fresh: index % 3 === 0,
  liked: false,
}));
