import { updatePrivacy } from '@velluto/api-client';
import type { AppContext } from '../../lib/app-context.ts';

/** Makes the user invisible, or visible again. */
export async function setInvisible({ client }: AppContext, invisible: boolean): Promise<void> {
  await updatePrivacy(client, { invisible });
}

/** Shows the profile to visitors too, or to members only. */
export async function setOpenToVisitors({ client }: AppContext, open: boolean): Promise<void> {
  await updatePrivacy(client, { open_to_visitors: open });
}

/** Shows the profile on the sites of another company of the pool, or not. */
export async function setShownBy({ client }: AppContext, partner: string, shown: boolean): Promise<void> {
  await updatePrivacy(client, { partners: [{ id: partner, shown }] });
}
