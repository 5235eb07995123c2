import type { Sealed } from '../../../platform/sealed/sealed.ts';

/** A draft as it is sealed. */
interface Draft {
  text: string;
}

/** What users have begun to write, sealed on the device: it outlives a reload and the way to the payment and back. */
export const createDrafts = (sealed: Sealed) => {
  /** To whom was written on this page: there what stands in the box counts, and not what comes from the device. */
  const written = new Set<string>();
  return {
    /** What the user had begun to write to somebody before this page; empty where there is nothing. */
    async read(user: string, profile: string): Promise<string> {
      const draft = await sealed.of(user).get<Draft>('draft', profile);
      return written.has(profile) ? '' : (draft?.text ?? '');
    },
    /** Keeps what the user has begun to write; nothing is kept of an empty one. */
    async keep(user: string, profile: string, text: string): Promise<void> {
      written.add(profile);
      await sealed.of(user).change({ list: 'draft', id: profile, value: text === '' ? null : { text } });
    },
    /** The words leave the box; the device forgets them when the outbox has them. */
    leave(profile: string): void {
      written.add(profile);
    },
  };
};
