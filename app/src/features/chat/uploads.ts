import { uploadMessagePhoto } from '@velluto/api-client';
import type { AppContext } from '../../platform/app-context.ts';
import { makeClient } from '../../platform/client.ts';
import { toProblem } from '../../platform/map/problem.ts';
import { uploadFetch } from '../../platform/upload-fetch.ts';
import {
  isFinal,
  type Outbox,
  type OutboxContent,
  type OutboxEntry,
  type OutboxUpload,
  type Tabs,
} from './outbox.ts';
import type { Thread } from './thread.ts';

/** What uploading needs of sending. */
export interface UploadParts {
  outbox: Outbox;
  tabs: Tabs;
  threads: { of(profile: string): Thread | undefined };
  newEntry(profile: string, content: OutboxContent, credits: number): OutboxEntry;
  /** A picture is there and waits among the messages to a person. */
  uploaded(profile: string): Promise<void>;
}

/** Pictures on their way: one a conversation, kept on the device until the server has it. */
export function createUploads(app: AppContext, { outbox, tabs, threads, newEntry, uploaded }: UploadParts) {
  const running = new Map<string, AbortController>();
  /** Whose picture did not arrive, and may at another time. */
  const stopped = new Set<string>();
  const userId = () => app.session.state.user?.id ?? '';
  const setUpload = (profile: string, upload: Thread['upload']) => {
    const thread = threads.of(profile);
    if (thread) thread.upload = upload;
  };

  /** Sends the picture to the server, in one tab only; afterwards it is a message that waits to be sent. */
  async function run(profile: string): Promise<void> {
    if (running.has(profile)) return;
    const stop = new AbortController();
    running.set(profile, stop);
    try {
      await tabs.alone(`velluto.upload.${userId()}.${profile}`, async () => {
        const upload = await outbox.upload(userId(), profile);
        if (upload) await send(upload, stop.signal);
        else setUpload(profile, null); // another tab has done it
      });
    } finally {
      running.delete(profile);
    }
  }

  async function send(upload: OutboxUpload, signal: AbortSignal): Promise<void> {
    const { profile, user, file } = upload;
    const show = (progress: number) => setUpload(profile, { name: file.name, progress });
    stopped.delete(profile);
    show(0);
    try {
      const client = makeClient({ fetch: uploadFetch(part => show(Math.round(part * 100))) });
      const { photo } = await uploadMessagePhoto(client, { file }, { signal });
      const entry = newEntry(profile, { kind: 'photo', photo }, app.site.photo_credits);
      await outbox.add({ ...entry, user }, upload);
      setUpload(profile, null);
      void uploaded(profile);
    } catch (error) {
      if (signal.aborted) return;
      setUpload(profile, { name: file.name, progress: 0, problem: toProblem(error) });
      if (isFinal(error)) await outbox.dropUpload(upload);
      else stopped.add(profile);
    }
  }

  /** Goes on with what was interrupted. */
  async function resume(profile: string): Promise<void> {
    if (await outbox.upload(userId(), profile)) await run(profile);
  }

  return {
    resume,
    async start(profile: string, file: File): Promise<void> {
      await outbox.keepUpload({ user: userId(), profile, file });
      await run(profile);
    },
    /** Stops an upload, or puts a refused one away. */
    async cancel(profile: string): Promise<void> {
      running.get(profile)?.abort();
      stopped.delete(profile);
      setUpload(profile, null);
      await outbox.dropUpload({ user: userId(), profile });
    },
    /** Tries those again that a lost connection stopped. */
    resumeAll(): void {
      for (const profile of stopped) void resume(profile);
    },
  };
}
