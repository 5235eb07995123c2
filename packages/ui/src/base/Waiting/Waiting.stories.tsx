import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { sample } from '../../../test/samples/sample.ts';
import { LoadingBar } from '../LoadingBar/LoadingBar.tsx';
import { Progress } from '../Progress/Progress.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { StepDots } from '../StepDots/StepDots.tsx';

/** All loading indicators together. */
const meta = {
  title: 'Base/Waiting',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'waits of more than a moment: a Skeleton where the layout is known, a Spinner on what was pressed, a Progress where the share is known.',
      avoid: 'waits of under 200 ms: they only flicker.',
    },
    accessibility: {
      keyboard: [],
      screenReader: [
        'A Spinner with a “label” is a picture with that name and is not announced; without one it is hidden.',
        'Progress and LoadingBar are progress bars with a name; a Skeleton is hidden.',
        'StepDots are one picture whose name says which step it is.',
      ],
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  render: () => <LoadingBar active label="The page is loading" />,
  play: ({ canvas }) =>
    expect(canvas.getByRole('progressbar', { name: sample('The page is loading') })).toBeVisible(),
};
export const NotLoading: Story = {
  parameters: { drawsNothing: true },
  render: () => <LoadingBar active={false} label="The page is loading" />,
  play: ({ canvas }) => expect(canvas.queryByRole('progressbar')).toBeNull(),
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <LoadingBar active label="The page is loading" />
      <SheetRow label="Spinner">
        <Spinner />
        <Spinner label="Loading" />
      </SheetRow>
      <SheetRow label="Progress 0, 50, 100">
        {[0, 50, 100].map(value => (
          <div key={value} style={{ inlineSize: '14rem' }}>
            <Progress value={value} label={`Upload ${value}`} />
          </div>
        ))}
      </SheetRow>
      <SheetRow label="StepDots">
        {[0, 1, 2, 3, 4].map(current => (
          <StepDots key={current} steps={5} current={current} label={`Step ${current + 1} of 5`} />
        ))}
      </SheetRow>
      <SheetRow label="Skeleton">
        <div style={{ inlineSize: '10rem' }}>
          <Stack gap={2}>
            <Skeleton ratio="4 / 5" radius="photo" />
            <Skeleton width="60%" />
            <Skeleton width="80%" height="0.75rem" />
          </Stack>
        </div>
        <Skeleton width="3.5rem" height="3.5rem" radius="round" />
        <Skeleton width="8rem" height="2.75rem" radius="control" />
      </SheetRow>
    </Sheet>
  ),
};
