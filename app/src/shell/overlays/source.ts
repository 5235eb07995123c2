import { trackVisit } from '@velluto/api-client';
import { readStored, writeStored } from '../../platform/storage.ts';
import type { Visit } from '../../platform/visit.ts';

/** On the device: when somebody did not want it remembered by which link they came, seconds since 1970. */
export const declinedPlace = 'velluto.source';

/** Whether to ask a visitor: there is something to remember, and no answer yet. Members have signed up already. */
export const asksToRemember = ({ traffic, session }: Visit): boolean =>
  traffic.source !== null &&
  !traffic.remembered &&
  session.state.user === null &&
  readStored(declinedPlace) === null;

/** The visitor agrees, or does not: then nothing is sent, and they are not asked again. */
export async function answerSource(visit: Visit, agreed: boolean): Promise<void> {
  const { traffic, clock } = visit;
  if (!agreed) writeStored(declinedPlace, Math.floor(clock.now() / 1000));
  else if (traffic.source) {
    await trackVisit(await visit.api(), { ...traffic.source, consent: true });
    traffic.remembered = true;
  }
}
