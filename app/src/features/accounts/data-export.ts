import { askExport, getExport, type SuccessBody } from '@velluto/api-client';
import type { AppContext } from '../../lib/app-context.ts';
import { poll } from '../../lib/polling.ts';

/** The archive of the user's data, or null. */
export type DataExport = SuccessBody<'getExport'>['export'];

/** Polling interval while the archive is being made. */
const pollMs = 3_000;

/** Requests an archive; one in progress is returned again. */
export const requestDataExport = async ({ client }: AppContext): Promise<DataExport> =>
  (await askExport(client)).export;

/** Polls until the archive is ready; the returned function stops it. */
export const pollDataExport = (
  { client, clock }: AppContext,
  onChange: (dataExport: DataExport) => void,
): (() => void) =>
  poll(clock, pollMs, async () => {
    const { export: dataExport } = await getExport(client);
    onChange(dataExport);
    return dataExport?.status !== 'preparing';
  });
