import { askExport, getExport, type SuccessBody } from '@velluto/api-client';
import type { AppContext } from '../../lib/app-context.ts';
import { poll } from '../../lib/polling.ts';

/** The archive of the user's data, or null. */
export type Archive = SuccessBody<'getExport'>['export'];

/** Polling interval while the archive is being made. */
const pollMs = 3_000;

/** Requests an archive; one in progress is returned again. */
export const requestArchive = async ({ client }: AppContext): Promise<Archive> =>
  (await askExport(client)).export;

/** Polls until the archive is ready; the returned function stops it. */
export const pollArchive = (
  { client, clock }: AppContext,
  onChange: (archive: Archive) => void,
): (() => void) =>
  poll(clock, pollMs, async () => {
    const { export: archive } = await getExport(client);
    onChange(archive);
    return archive?.status !== 'preparing';
  });
