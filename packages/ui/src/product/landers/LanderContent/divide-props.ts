import type { LanderContentProps } from './LanderContent.tsx';

/** Divides the props of a landing page: what `LanderContent` takes, and the rest, which goes to its root. */
export function divideProps<Props extends LanderContentProps>({
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
  const content: LanderContentProps = {
    defaultTexts,
    headline,
    lead,
    minAge,
    signupHref,
    onSignUp,
    loginHref,
    membersHref,
    messageCredits,
  };
  return { content, root };
}
