import type { LanderContentProps } from './LanderContent.tsx';

/** The props of a landing page that go to its root: all that `LanderContent` does not take. */
export function rootOf<Props extends LanderContentProps>({
  defaultTexts,
  headline,
  lead,
  minAge,
  signupHref,
  onSignUp,
  loginHref,
  membersHref,
  messageCredits,
  ...root
}: Props) {
  return root;
}
