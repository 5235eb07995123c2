/** Alias that the build resolves to the library whose page it builds. */
declare module 'bench-library' {
  export const library: import('./library.ts').Library;
}
