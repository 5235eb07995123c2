import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoAndDont } from '../../test/pairs/DoAndDont.tsx';
import { isDrawn } from '../../test/pairs/pair.ts';
import { pairs } from '../../test/pairs/pairs.ts';
import { Heading } from '../base/Heading/Heading.tsx';
import { Stack } from '../base/Stack/Stack.tsx';

/**
 * Right and wrong uses of the components that are easily misused, as on their own pages. The pictures are the components
 * themselves: choose another brand, mode or language in the toolbar. Dialogs stand on their own pages, for they would cover
 * this one.
 */
const meta = { title: 'Foundations/Do and don’t' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const drawn = Object.entries(pairs)
  .map(([component, own]) => ({ component, own: own.filter(isDrawn) }))
  .filter(({ own }) => own.length > 0);

/** All pairs in one story: axe looks at each of them, in the time of a single test. Dialogs are stories of their own. */
export const All: Story = {
  render: () => (
    <Stack gap={10}>
      {drawn.map(({ component, own }) => (
        <Stack key={component} gap={4}>
          <Heading level={2} size="xl">
            {component}
          </Heading>
          <DoAndDont pairs={own} />
        </Stack>
      ))}
    </Stack>
  ),
};
