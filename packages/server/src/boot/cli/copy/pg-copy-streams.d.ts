declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  /** The used parts of the library, which has no types. */
  export function to(text: string): Readable & Submittable;
  export function from(text: string): Writable & Submittable & { rowCount: number };
}
