/** Stands for the library a page is built of. */
declare module 'bench-library' {
  export const library: import('./library.ts').Library;
}
