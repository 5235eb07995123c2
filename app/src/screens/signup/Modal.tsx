import { type ComponentProps, lazy, Suspense, useEffect } from 'react';
import { signupsClosed } from '../../features/signup/closed.ts';
import { closedSignup } from '../../platform/router/guards.ts';
import { useNavigator } from '../../platform/router/router-context.tsx';
import { useVisit } from '../../platform/visit-context.ts';

const SignupModal = lazy(() => import('./SignupModal.tsx'));

/** The sign-up dialog, by way of this file, so that no page carries the list of its style sheets. */
export default function Modal(props: ComponentProps<typeof SignupModal>) {
  const closed = signupsClosed(useVisit());
  const { navigate } = useNavigator();
  useEffect(() => {
    if (closed) void navigate(closedSignup);
  }, [closed, navigate]);
  return closed ? null : (
    <Suspense>
      <SignupModal {...props} />
    </Suspense>
  );
}
