import type { ReactNode } from 'react';

/** One use of a component, drawn with components, so that it wears every brand and mode. */
export interface Example {
  picture: () => ReactNode;
  /** One sentence. */
  why: string;
}

/** The right use beside the wrong one. */
export interface Pair {
  good: Example;
  bad: Example;
}

/** Right and wrong uses by the name of the component. */
export type Pairs = Readonly<Record<string, readonly Pair[]>>;
