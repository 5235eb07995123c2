import { uploadMessagePhoto } from '@velluto/api-client';
import type { Problem } from '@velluto/ui/model';
import type { AppContext } from '../../lib/app-context.ts';
import { ignoreFailedCall } from '../../lib/ignore-failed-call.ts';
import { toProblem } from '../../lib/problem.ts';
import { pageClient } from '../../lib/session/page-client.ts';
import { uploadFetch } from '../photos/upload-fetch.ts';
import type { Outbox, OutboxContent, OutboxEntry, OutboxUpload, Tabs } from './outbox.ts';
import { isRetryable } from './retry.ts';
import type { ConversationState, ThreadUpload } from './thread.ts';

/** What uploading needs from sending. */
export interface UploadParts {
  outbox: Outbox;
  tabs: Tabs;
  state: ConversationState;
  newEntry(profile: string, content: OutboxContent, credits: number): OutboxEntry;
  /** A picture was uploaded and is in the outbox now. */
  onUploaded(profile: string): Promise<void>;
  /** A photo is not sent after all: its text returns to the draft. */
  onGivenUp(profile: string, text: string): void;
}

/** Uploads of pictures: one per conversation, stored on the device until the server has it. */
export function createUploads(
  app: AppContext,
  { outbox, tabs, state, newEntry, onUploaded, onGivenUp }: UploadParts,
) {
  const controllers = new Map<string, AbortController>();
  const userId = () => app.session.state.user?.id ?? '';
  const setUpload = (profile: string, upload: ThreadUpload | null) => {
    const thread = state.threads[profile];
    if (thread) thread.upload = upload;
  };

  /** Uploads the picture, in one tab only; then it is added to the outbox as a message. */
  async function run(profile: string): Promise<void> {
    if (controllers.has(profile)) return;
    const controller = new AbortController();
    controllers.set(profile, controller);
    try {
      await tabs.withLock(`velluto.upload.${userId()}.${profile}`, async () => {
        const upload = await outbox.upload(userId(), profile);
        if (upload) await send(upload, controller.signal);
        else setUpload(profile, null); // another tab has uploaded it
      });
    } finally {
      controllers.delete(profile);
    }
  }

  async function send(upload: OutboxUpload, signal: AbortSignal): Promise<void> {
    const { profile, user, file, text } = upload;
    const { name } = file;
    const setProgress = (progress: number) => setUpload(profile, { status: 'uploading', name, progress });
    setProgress(0);
    try {
      const fetch = uploadFetch(file, part => setProgress(Math.round(part * 100)));
      const client = pageClient(() => app, app.site, fetch);
      const { photo } = await uploadMessagePhoto(client, { file }, { signal });
      const entry = newEntry(profile, { kind: 'photo', photo, text }, app.site.photo_credits);
      await outbox.add({ ...entry, user }, upload);
      setUpload(profile, null);
      void ignoreFailedCall(onUploaded(profile));
    } catch (error) {
      if (signal.aborted) return;
      const status = isRetryable(error) ? 'interrupted' : 'failed';
      setUpload(profile, { status, name, progress: 0, problem: toProblem(error) });
      if (status === 'failed') await giveUp(upload);
    }
  }

  async function giveUp(upload: OutboxUpload): Promise<void> {
    await outbox.removeUpload(upload);
    onGivenUp(upload.profile, upload.text);
  }

  /** Resumes an interrupted upload. */
  async function resume(profile: string): Promise<void> {
    if (await outbox.upload(userId(), profile)) await run(profile);
  }

  return {
    resume,
    /** Uploads a picture in the place of one that was interrupted. */
    async start(profile: string, file: File, text: string): Promise<void> {
      try {
        const replaced = await outbox.upload(userId(), profile);
        await outbox.saveUpload({ user: userId(), profile, file, text });
        if (replaced) onGivenUp(profile, replaced.text);
      } catch {
        const problem: Problem = { code: 'not_stored' };
        onGivenUp(profile, text);
        return setUpload(profile, { status: 'failed', name: file.name, progress: 0, problem });
      }
      await run(profile);
    },
    /** Stops an upload, or dismisses a failed one. */
    async cancel(profile: string): Promise<void> {
      controllers.get(profile)?.abort();
      setUpload(profile, null);
      const upload = await outbox.upload(userId(), profile);
      if (upload) await giveUp(upload);
    },
    resumeInterrupted(): void {
      for (const { upload, member } of Object.values(state.threads)) {
        if (upload?.status === 'interrupted') void ignoreFailedCall(resume(member.id));
      }
    },
  };
}
