import { LanderFrame, type LanderFrameProps } from '../../../patterns/LanderFrame/LanderFrame.tsx';
import { divideProps } from './divide-props.ts';
import { LanderContent, type LanderContentProps, type LanderProps } from './LanderContent.tsx';

interface LanderScreenProps
  extends LanderProps,
    Pick<LanderContentProps, 'defaultTexts'>,
    Pick<LanderFrameProps, 'arrangement' | 'background' | 'picture'> {}

/** The first screen of a landing page: its picture, with the texts and buttons that all of them have. */
export const Lander = (props: LanderScreenProps) => {
  const { content, root } = divideProps(props);
  return (
    <LanderFrame {...root}>
      <LanderContent {...content} />
    </LanderFrame>
  );
};
