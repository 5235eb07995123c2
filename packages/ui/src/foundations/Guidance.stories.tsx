import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoAndDont } from '../../test/pairs/DoAndDont.tsx';
import { pairs } from '../../test/pairs/pairs.ts';
import { Heading } from '../base/Heading/Heading.tsx';
import { Stack } from '../base/Stack/Stack.tsx';

/**
 * Right and wrong uses of the components that are easily misused, as on their own pages. The pictures are the components
 * themselves: choose another brand, mode or language in the toolbar.
 */
const meta = { title: 'Foundations/Do and don’t' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All pairs in one story: axe looks at each of them, in the time of a single test. */
export const All: Story = {
  render: () => (
    <Stack gap={10}>
      {Object.entries(pairs).map(([component, own]) => (
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
