declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  /** As much of the library as is used here. */
  export function to(text: string): Readable & Submittable;
  export function from(text: string): Writable & Submittable & { rowCount: number };
}
