/** Loads the sign-up dialog; by way of this file, so that no page carries the list of its style sheets. */
export const loadModal = () => import('./SignupModal.tsx');
