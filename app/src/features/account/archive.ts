import { askExport, getExport, type SuccessBody } from '@velluto/api-client';
import type { Problem } from '@velluto/ui/model';
import { toProblem } from '../../platform/map/problem.ts';
import type { Visit } from '../../platform/visit.ts';

/** The archive of the user's data, or none. */
export type Archive = SuccessBody<'getExport'>['export'];

/** While the archive is being made, we ask this often. */
const askEveryMs = 3_000;

/** Asks for an archive; the one that is being made already counts. */
export async function requestArchive(visit: Visit): Promise<{ archive: Archive } | { problem: Problem }> {
  try {
    const { export: archive } = await askExport(visit.client);
    return { archive };
  } catch (error) {
    return { problem: toProblem(error) };
  }
}

/** Asks until the archive can be fetched; the answer stops asking. */
export function followArchive(visit: Visit, tell: (archive: Archive) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const next = () => {
    timer = setTimeout(async () => {
      const client = visit.client;
      const { export: archive } = await getExport(client).catch(() => ({ export: undefined }));
      if (stopped) return;
      if (archive !== undefined) tell(archive);
      if (archive === undefined || archive?.status === 'preparing') next();
    }, askEveryMs);
  };
  next();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
