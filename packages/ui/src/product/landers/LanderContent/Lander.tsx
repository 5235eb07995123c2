import type { MessageDescriptor } from '@lingui/core';
import { LanderFrame, type LanderFrameProps } from '../../../patterns/LanderFrame/LanderFrame.tsx';
import { LanderContent, type LanderProps } from './LanderContent.tsx';

interface LanderScreenProps
  extends LanderProps,
    Pick<LanderFrameProps, 'arrangement' | 'background' | 'picture'> {
  /** The default texts. */
  defaultTexts: { headline: MessageDescriptor; lead: MessageDescriptor };
}

/** The first screen of a landing page: its picture, with the texts and buttons that all of them have. */
export const Lander = ({
  defaultTexts,
  headline,
  lead,
  minAge,
  signupHref,
  onSignUp,
  loginHref,
  membersHref,
  messageCredits,
  ...frame
}: LanderScreenProps) => (
  <LanderFrame {...frame}>
    <LanderContent
      defaultTexts={defaultTexts}
      headline={headline}
      lead={lead}
      minAge={minAge}
      signupHref={signupHref}
      onSignUp={onSignUp}
      loginHref={loginHref}
      membersHref={membersHref}
      messageCredits={messageCredits}
    />
  </LanderFrame>
);
