import type { Routes } from '@velluto/ui/provider';
import type { ReactNode } from 'react';

/** A page of this app. */
export interface AppPage {
  /** As Wouter writes it, with names such as `:id` for values and nothing else. It is the same in the server's own app. */
  path: string;
  show: (params: { id: string }) => ReactNode;
  /** It shows no people: members see it before they have proved their age, too. */
  beforeAgeProof?: boolean;
}

/** Pages that belong together, from a folder in `src/screens`. */
export interface Screens {
  /** The first one is the home page, where these screens are the first of the app. */
  pages: readonly [AppPage, ...AppPage[]];
  /** Addresses that components link to, where they are not the usual ones. */
  routes?: Partial<Routes>;
}
