import type { LanderContentProps } from './LanderContent.tsx';

/** The props of a landing page that go to its root: all that `LanderContent` does not take, or this does not compile. */
export function rootOf<Props extends LanderContentProps>({
  defaultTexts,
  kicker,
  headline,
  lead,
  minAge,
  signupHref,
  onSignUp,
  loginHref,
  membersHref,
  messageCredits,
  ...root
}: Props): Omit<Props, keyof LanderContentProps> {
  return root;
}
