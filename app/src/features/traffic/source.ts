import { trackVisit } from '@velluto/api-client';
import type { AppContext } from '../../platform/app-context.ts';
import { readStored, writeStored } from '../../platform/storage.ts';

/** On the device: when somebody did not want it remembered by which link they came, seconds since 1970. */
export const declinedPlace = 'velluto.source';

/** Whether to ask a visitor: there is something to remember, and no answer yet. Members have signed up already. */
export const asksToRemember = ({ traffic, session }: AppContext): boolean =>
  traffic.source !== null &&
  !traffic.remembered &&
  session.state.user === null &&
  readStored(declinedPlace) === null;

const decline = ({ clock }: AppContext) => writeStored(declinedPlace, Math.floor(clock.now() / 1000));

/** Everything that shows the answer follows it. */
function setRemembered({ traffic, bus }: AppContext, remembered: boolean): void {
  traffic.remembered = remembered;
  bus.emit('source', remembered);
}

/** The visitor agrees, or does not: then nothing is sent, and they are not asked again. */
export async function answerSource(app: AppContext, agreed: boolean): Promise<void> {
  const { source } = app.traffic;
  if (!agreed) decline(app);
  else if (source) {
    await trackVisit(app.client, { ...source, consent: true });
    setRemembered(app, true);
  }
}

/** Takes the yes back: the server forgets its record and takes its cookie away. */
export async function forgetSource(app: AppContext): Promise<void> {
  // the call wants a name; the cookie says which record is meant, and this one is not kept
  await trackVisit(app.client, { network: 'forgotten', consent: false });
  decline(app);
  setRemembered(app, false);
}
