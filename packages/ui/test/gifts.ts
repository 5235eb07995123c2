import type { Gift } from '../src/model/gift.ts';
import { sample } from './samples/sample.ts';

const drawing = (shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" stroke="#a5838f" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${shapes}</svg>`)}`;

const drawings: [name: string, shapes: string][] = [
  [
    'Rose',
    '<path d="M24 22v22M24 34c-6 0-9-3-9-7 6 0 9 3 9 7z" fill="#7fa06a"/><path d="M14 12c0 8 4 11 10 11s10-3 10-11l-5 3-5-7-5 7z" fill="#d8412f"/>',
  ],
  [
    'Coffee',
    '<path d="M10 18h24v12a9 9 0 0 1-9 9h-6a9 9 0 0 1-9-9z" fill="#fbf3e4"/><path d="M34 21h3a4 4 0 0 1 0 9h-3M18 6c-3 3 3 5 0 8M26 6c-3 3 3 5 0 8"/>',
  ],
  [
    'Cake',
    '<path d="M8 26h32v14H8z" fill="#f2b8a6"/><path d="M8 30c4 4 6 0 8 0s4 4 8 0 6 0 8 0 4 4 8 0v-4H8z" fill="#fff6ea"/><path d="M24 26V14"/><circle cx="24" cy="10" r="3" fill="#e9a927"/>',
  ],
  [
    'Ticket',
    '<path d="M6 16h36v6a3 3 0 0 0 0 6v6H6v-6a3 3 0 0 0 0-6z" fill="#e9a927"/><path d="M30 16v18" stroke-dasharray="2 3"/>',
  ],
  [
    'Balloon',
    '<path d="M24 6c8 0 12 6 12 12s-6 14-12 14-12-8-12-14 4-12 12-12z" fill="#2b6e86"/><path d="M24 32l-3 4h6zM24 36c4 3-4 5 0 8"/>',
  ],
  [
    'Star',
    '<path d="M24 6l5.5 11.5L42 19l-9 9 2.3 13L24 34.6 12.7 41 15 28l-9-9 12.5-1.5z" fill="#f4cf68"/>',
  ],
];

/** `count` gifts; from the seventh on they repeat with other ids. */
export const gifts = (count: number): Gift[] =>
  Array.from({ length: count }, (_, index) => {
    const [name, shapes] = drawings[index % drawings.length] ?? ['Gift', ''];
    return { id: `gift-${index}`, name: sample(name), src: drawing(shapes) };
  });
