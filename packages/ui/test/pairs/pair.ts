import type { ReactNode } from 'react';

/** One use of a component, drawn with components, so that it wears every brand and mode. */
export interface Picture {
  picture: () => ReactNode;
  /** One sentence. */
  why: string;
}

/** One use of a dialog: it would lie over the page and make the rest inert, so it stands in a window of its own. */
export interface Dialog {
  /** Id of the story that shows it. */
  story: string;
  /** One sentence. */
  why: string;
}

/** The right use beside the wrong one. */
export interface Pair<Example extends Picture | Dialog = Picture | Dialog> {
  good: Example;
  bad: Example;
}

/** Right and wrong uses by the name of the component. */
export type Pairs = Readonly<Record<string, readonly Pair[]>>;

/** Whether a pair is drawn on the page itself. */
export const isDrawn = (pair: Pair): pair is Pair<Picture> => 'picture' in pair.good && 'picture' in pair.bad;
