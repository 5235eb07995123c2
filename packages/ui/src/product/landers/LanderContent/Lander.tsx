import { cx } from '../../../base/cx.ts';
import { LanderFrame, type LanderFrameProps } from '../../../patterns/LanderFrame/LanderFrame.tsx';
import * as styles from './LanderContent.css.ts';
import { LanderContent, type LanderContentProps, type LanderProps } from './LanderContent.tsx';
import { rootOf } from './root-of.ts';
import { SignUpBar } from './SignUpBar.tsx';

interface LanderScreenProps
  extends LanderProps,
    Pick<LanderContentProps, 'defaultTexts'>,
    Pick<LanderFrameProps, 'arrangement' | 'background' | 'picture'> {}

/** The first screen of a landing page: its picture, with the texts and buttons that all of them have. */
export const Lander = (props: LanderScreenProps) => (
  <LanderFrame
    {...rootOf(props)}
    bar={<SignUpBar {...props} />}
    className={cx(!props.membersHref && styles.aboveBar, props.className)}
  >
    <LanderContent {...props} />
  </LanderFrame>
);
