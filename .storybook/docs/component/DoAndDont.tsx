import { useOf } from '@storybook/addon-docs/blocks';
import { DoAndDont as Pairs } from '../../../packages/ui/test/pairs/DoAndDont.tsx';
import { pairs } from '../../../packages/ui/test/pairs/pairs.ts';
import { chooseSampleLanguage } from '../../../packages/ui/test/samples/sample.ts';
import { StoryFrame } from '../../StoryFrame.tsx';
import { useDocsAxes } from '../axes.ts';
import { StoryWindow } from '../StoryWindow.tsx';
import { componentFile } from './component-files.ts';
import { indexes } from './files.ts';

/** Right and wrong uses of the component as pictures, in the brand, mode and language of the toolbar. */
export function DoAndDont() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const axes = useDocsAxes();
  const own = pairs[componentFile(String(preparedMeta.parameters.fileName), indexes).name];
  if (!own) return null;
  chooseSampleLanguage(axes.locale ?? 'en');
  return (
    <section>
      <h2>Do and don’t</h2>
      {/* the classes keep the type of the docs away from the components */}
      <div className="sb-story sb-unstyled">
        <StoryFrame axes={axes} bare>
          <Pairs pairs={own} renderWindow={props => <StoryWindow {...props} />} />
        </StoryFrame>
      </div>
    </section>
  );
}
