import { ApiProblem, type CallOptions, getSettings, getUser, type Settings } from '@velluto/api-client';
import { toViewer } from '@velluto/api-client/ui';
import type { Viewer } from '@velluto/ui/model';
import { createContext, useContext } from 'react';
import { client } from './api.ts';

/** The site and its user. */
export interface Session {
  settings: Settings;
  viewer: Viewer;
  /** The member's country asks for a proof of age before people are shown. */
  ageProofRequired: boolean;
  /** Loads them anew, such as the balance after a message. */
  reload: () => Promise<void>;
}

/** Settings of the site and the member who is logged in; null for a visitor. */
export async function loadSession(options: CallOptions) {
  const [settings, member] = await Promise.all([
    getSettings(client, {}, options),
    getUser(client, options).catch((error: unknown) => {
      if (error instanceof ApiProblem && error.code === 'authentication_required') return null;
      throw error;
    }),
  ]);
  return {
    settings,
    viewer: member && toViewer(member.user, { unread: member.num_unread_messages, newLikes: member.num_new }),
    ageProofRequired: member?.user.age_proof_required ?? false,
  };
}

/** Null while nobody is logged in. */
export const SessionContext = createContext<Session | null>(null);

/** The session of the page; only on pages for members. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('This page is for members: it needs a SessionContext around it.');
  return session;
}
