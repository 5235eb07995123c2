import { LanderFrame, type LanderFrameProps } from '../../../patterns/LanderFrame/LanderFrame.tsx';
import { LanderContent, type LanderContentProps, type LanderProps } from './LanderContent.tsx';
import { rootOf } from './root-of.ts';

interface LanderScreenProps
  extends LanderProps,
    Pick<LanderContentProps, 'defaultTexts'>,
    Pick<LanderFrameProps, 'arrangement' | 'background' | 'picture'> {}

/** The first screen of a landing page: its picture, with the texts and buttons that all of them have. */
export const Lander = (props: LanderScreenProps) => (
  <LanderFrame {...rootOf(props)}>
    <LanderContent {...props} />
  </LanderFrame>
);
