'use client';

import { createContext } from 'react';
import { usePartContext } from '../../../base/use-part-context.ts';
import type { Offer } from '../../../model/offer.ts';

/** Props of the button that chooses a package. */
export interface TicketAction {
  /** Leads to the order; without it the button calls `onChoose`. */
  href?: string;
  /** A package was chosen. */
  onChoose?: (event: { offer: Offer }) => void;
  /** Draws the primary button. */
  emphasis?: boolean;
  /** This package is being ordered. */
  selected?: boolean;
  /** The choice is being processed. */
  pending?: boolean;
  /** Cannot be bought at the moment. */
  unavailable?: boolean;
}

/** What a kind of package says. */
export interface TicketTexts {
  /** The large number. */
  amount: number;
  /** The word after the number. */
  unit: string;
  /** Text below the number: what it is worth. */
  worth: string;
  /** Below the price: how often it is paid. */
  payment: string;
  /** Text of the button for screen readers; begins with the visible text. */
  actionLabel: (visible: string, price: string) => string;
}

interface TicketContextValue {
  offer: Offer;
  texts: TicketTexts;
  action: TicketAction;
  /** Ids of the number and its word, which name the package. */
  ids: { amount: string; unit: string };
}

export const TicketContext = createContext<TicketContextValue | null>(null);

/** The package around a part. Throws outside of one. */
export const useTicket = (): TicketContextValue =>
  usePartContext(TicketContext, 'CreditsPackageRoot or PremiumPackageRoot');
