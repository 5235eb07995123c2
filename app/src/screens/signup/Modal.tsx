import { type ComponentProps, lazy } from 'react';
import { Later } from '../../platform/Later.tsx';

const SignupModal = lazy(() => import('./SignupModal.tsx'));

/** The sign-up dialog, by way of this file, so that no page carries the list of its style sheets. */
const Modal = (props: ComponentProps<typeof SignupModal>) => (
  <Later>
    <SignupModal {...props} />
  </Later>
);
export default Modal;
