import type { Routes } from '@velluto/ui/provider';
import type { ReactNode } from 'react';

/** A page of this app. */
export interface AppPage {
  /** As Wouter writes it, with `:id` for a value. It is the same in the server's own app. */
  path: string;
  show: (params: { id: string }) => ReactNode;
  /** It shows no people: members see it before they have proved their age, too. */
  beforeAgeProof?: boolean;
}

/** Pages that belong together, from a folder in `src/screens`. */
export interface Screens {
  /** Address of the first one. */
  home: string;
  pages: readonly AppPage[];
  /** Addresses that components link to, where they are not the usual ones. */
  routes?: Partial<Routes>;
}
