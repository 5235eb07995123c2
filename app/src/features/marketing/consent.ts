import { trackVisit } from '@velluto/api-client';
import type { AppContext } from '../../lib/app-context.ts';
import { readStored, writeStored } from '../../lib/local-storage.ts';
import { optsOut } from './privacy-control.ts';

/** In local storage: when somebody declined, seconds since 1970. */
export const declinedKey = 'velluto.source';

/** Whether to ask for consent: the visitor has a source and has not answered yet, neither here nor by Global Privacy Control. Members have signed up already. */
export const needsAttributionConsent = ({ attribution, session }: AppContext): boolean =>
  attribution.source !== null &&
  !attribution.consented &&
  session.state.user === null &&
  !optsOut() &&
  readStored(declinedKey) === null;

const decline = ({ clock }: AppContext) => writeStored(declinedKey, Math.floor(clock.now() / 1000));

/** Updates every component that shows the answer. */
function setConsented({ attribution, bus }: AppContext, consented: boolean): void {
  attribution.consented = consented;
  bus.emit('attributionConsent', consented);
}

/** Stores the answer; after a “no” nothing is sent, and the visitor is not asked again. */
export async function answerAttributionConsent(app: AppContext, agreed: boolean): Promise<void> {
  const { source } = app.attribution;
  if (!agreed) decline(app);
  else if (source) {
    await trackVisit(app.client, { ...source, consent: true });
    setConsented(app, true);
  }
}

/** Withdraws the consent: the server deletes its record and the cookie. */
export async function withdrawAttributionConsent(app: AppContext): Promise<void> {
  await trackVisit(app.client, { consent: false });
  decline(app);
  setConsented(app, false);
}
