import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useRoomy } from '../../platform/useRoomy.ts';
import { useSession } from '../../platform/visit-context.ts';

const SignupModal = lazy(() => import('./Modal.tsx'));

/** The way into sign-up from a page. */
export interface SignupWay {
  /** The page: for phones, and before the app has taken over. */
  href: string;
  /** Opens the dialog, where there is room for it. */
  onSignUp: (() => void) | undefined;
  /** To be drawn somewhere on the page. */
  modal: ReactNode;
}

/** Opening sign-up (product.md §2): members go to the members, phones to the page, everything else gets a dialog. */
export function useSignup(member?: { id: string; name: string }): SignupWay {
  const { user } = useSession();
  const roomy = useRoomy();
  const [open, setOpen] = useState(false);
  const page = member ? `/members/${member.id}/signup` : '/signup';
  return {
    href: user && !open ? '/members' : page,
    onSignUp: roomy && !user ? () => setOpen(true) : undefined,
    modal: open && (
      <Suspense>
        <SignupModal member={member} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
