import { type ReactNode, Suspense, useState } from 'react';
import { signupsClosed } from '../../../features/access/site-access.ts';
import type { SignupMember } from '../../../features/accounts/signup/signup.load.ts';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { loginPath, membersPath, signupPath } from '../../../lib/router/auth-paths.ts';
import { useNavigator } from '../../../lib/router/router-context.tsx';
import { useDestination } from '../../../lib/router/useDestination.ts';
import { useAppContext, useSession } from '../../../lib/useAppContext.ts';
import { useHasSignupDialog } from '../../../lib/useMediaQuery.ts';

const SignupModal = lazyPart(() => import('./SignupModal.tsx'));

/** How a page opens the sign-up. */
export interface SignupEntry {
  /** Address of the page: for phones, and before hydration. */
  href: string;
  /** Address of the log-in, for people who have an account; it leads on to the same page. */
  loginHref: string;
  /** For members, who have nothing to sign up for: where they go instead; undefined for visitors. */
  membersHref: string | undefined;
  /** For links: opens the dialog; undefined where the link leads to the page. */
  onSignUp: (() => void) | undefined;
  /**
   * For buttons: opens the dialog or the page. `destination`: the page that it leads on to, instead of that of this
   * page.
   */
  signUp(destination?: string): void;
  /** The dialog, to be rendered anywhere on the page. */
  modal: ReactNode;
}

/**
 * Opening sign-up (spec § 3.7): members go to the members, phones to the page, others get a dialog. Where
 * sign-up is closed, the log-in page says so. It leads on to the page that the visitor chose.
 *
 * @param member the member on whose page it is opened
 */
export function useSignup(member?: SignupMember): SignupEntry {
  const app = useAppContext();
  const { user } = useSession();
  const { navigate } = useNavigator();
  const hasDialog = useHasSignupDialog();
  const here = useDestination();
  const [open, setOpen] = useState<{ destination: string | null } | null>(null);
  const pageFor = (destination: string | null) => (user && !open ? membersPath : signupPath(destination));
  const opensDialog = hasDialog && !user && !signupsClosed(app);
  const signUp = (destination = here) =>
    opensDialog ? setOpen({ destination }) : void navigate(pageFor(destination));
  return {
    href: pageFor(here),
    loginHref: loginPath(here),
    membersHref: user ? membersPath : undefined,
    onSignUp: opensDialog ? () => signUp() : undefined,
    signUp,
    modal: open && (
      <Suspense>
        <SignupModal member={member} destination={open.destination} onClose={() => setOpen(null)} />
      </Suspense>
    ),
  };
}
