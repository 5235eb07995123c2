import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../test/photographed.ts';
import { Button } from '../../base/Button/Button.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { Wizard } from './Wizard.tsx';

const meta = {
  title: 'Patterns/Wizard',
  parameters: {
    accessibility: {
      keyboard: [
        ['Enter', 'In a field: goes to the next step.'],
        ['Tab', 'Goes through the fields, then Back and Next.'],
      ],
      screenReader: ['Each new step takes the focus with its headline; the dots say which step it is.'],
    },
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'a form in steps of one question each.', avoid: 'short forms: one page is quicker.' },
  },
  component: Wizard,
  args: {
    step: 2,
    steps: 5,
    stepLabel: 'Step 3 of 5',
    title: 'What shall we call you?',
    lead: 'Others see this name. It can be your first name.',
    children: <TextField label="Name" autoComplete="nickname" />,
    back: <Button>Back</Button>,
    next: (
      <Button type="submit" tone="primary">
        Next
      </Button>
    ),
    onSubmit: fn(),
  },
} satisfies Meta<typeof Wizard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter in a field submits the step. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Ilaria{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const First: Story = { args: { step: 0, back: undefined } };
export const States: Story = { tags: ['sheet'], parameters: photographed };
