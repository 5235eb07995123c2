import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { TextButton } from '../../base/TextLink/TextLink.tsx';
import { ErrorAlert } from './ErrorAlert.tsx';

const meta = {
  title: 'Patterns/ErrorAlert',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'why a form or a button failed, above the button; always rendered, so that the error is read out.',
      avoid: 'an error of the service with its code: that is a FormErrorNotice.',
    },
    accessibility: {
      keyboard: [],
      screenReader: [
        'Its text is announced at once, without moving the focus; the box is in the page before, so that none is missed.',
      ],
    },
  },
  component: ErrorAlert,
  args: { children: 'We have no payment with this number.' },
} satisfies Meta<typeof ErrorAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The live region is there before the error, and takes no space. */
export const Empty: Story = {
  args: { children: null },
  parameters: { drawsNothing: true },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('alert').getBoundingClientRect();
    await expect(height).toBe(0);
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <SheetRow label="text, action">
        <div style={{ inlineSize: '24rem' }}>
          <ErrorAlert {...args} />
        </div>
        <div style={{ inlineSize: '24rem' }}>
          <ErrorAlert {...args} action={<TextButton strong>Try again</TextButton>} />
        </div>
      </SheetRow>
      <SheetRow label="320 px">
        <div style={{ inlineSize: '18rem' }}>
          <ErrorAlert action={<TextButton strong>Später noch einmal versuchen</TextButton>}>
            Die Datenschutzeinstellungen konnten nicht gespeichert werden, bitte versuche es später noch
            einmal.
          </ErrorAlert>
        </div>
      </SheetRow>
    </Sheet>
  ),
};
