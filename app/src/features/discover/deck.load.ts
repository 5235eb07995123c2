import { getSwipeDeck, type SwipeDeckResponse } from '@velluto/api-client';
import type { LoadContext } from '../../platform/router/route.ts';
import type { Visit } from '../../platform/visit.ts';
import { createDeckStore } from './deck.ts';

/** The first cards of the swipe game. */
export const load = ({ client, signal }: LoadContext): Promise<SwipeDeckResponse> =>
  getSwipeDeck(client, { signal });

export function accept(visit: Visit, data: SwipeDeckResponse): void {
  visit.store(createDeckStore).accept(data);
}
