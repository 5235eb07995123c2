import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigator } from '../../platform/router/router-context.tsx';
import { signupsClosed } from '../../platform/site-access.ts';
import { useAppContext, useSession } from '../../platform/useAppContext.ts';
import { useHasSignupDialog } from '../../platform/useMediaQuery.ts';

const SignupModal = lazy(() => import('./SignupModal.tsx'));

/** How a page opens the sign-up. */
export interface SignupEntry {
  /** Address of the page: for phones, and before hydration. */
  href: string;
  /** For links: opens the dialog; undefined where the link leads to the page. */
  onSignUp: (() => void) | undefined;
  /** For buttons: opens the dialog or the page. */
  signUp(): void;
  /** The dialog, to be rendered anywhere on the page. */
  modal: ReactNode;
}

/**
 * Opening sign-up (product.md §2): members go to the members, phones to the page, others get a dialog. Where
 * sign-up is closed its page says so.
 *
 * @param member at whose page it begins
 */
export function useSignup(member?: { id: string; name: string }): SignupEntry {
  const app = useAppContext();
  const { user } = useSession();
  const { navigate } = useNavigator();
  const hasDialog = useHasSignupDialog();
  const [open, setOpen] = useState(false);
  const page = member ? `/members/${member.id}/signup` : '/signup';
  const href = user && !open ? '/members' : page;
  const onSignUp = hasDialog && !user && !signupsClosed(app) ? () => setOpen(true) : undefined;
  return {
    href,
    onSignUp,
    signUp: onSignUp ?? (() => void navigate(href)),
    modal: open && (
      <Suspense>
        <SignupModal member={member} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
