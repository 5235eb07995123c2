import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words, wordsIn } from '../../../../test/words.ts';
import { confirmEmailBox } from '../../../i18n/messages/accounts/signup.ts';
import { digitsField } from '../../../i18n/messages/error.ts';
import { ConfirmEmailBox } from './ConfirmEmailBox.tsx';

const meta = {
  title: 'Product/Accounts/ConfirmEmailBox',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'the end of sign-up.', avoid: 'later reminders: that is the ActivationReminder.' },
    accessibility: {
      keyboard: [
        [
          'Tab',
          'Reaches the field for the code and its button, the link that goes on, where there are such, then the button that sends again.',
        ],
        [
          'Enter',
          'Sends the code from its field; follows the link or presses the button that has the focus.',
        ],
      ],
      screenReader: [
        'The line below the address is announced when it changes: sent again, or failed.',
        'While it sends, the button says “busy” and keeps the focus.',
        'After a wrong code its field has the focus, with the error as its description.',
      ],
    },
  },
  component: ConfirmEmailBox,
  args: { email: 'giulia@example.com', state: 'idle', onResend: fn(), continueHref: '/members' },
  decorators: [story => <div style={{ maxInlineSize: '26rem' }}>{story()}</div>],
} satisfies Meta<typeof ConfirmEmailBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('strong')).toHaveTextContent('giulia@example.com');
    await userEvent.click(canvas.getByRole('button', { name: words(confirmEmailBox.resend) }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

/** What was chosen before the sign-up is one press away. */
export const Choice: Story = {
  args: { continueHref: '/credits/credits-50', continueTo: 'choice' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words(confirmEmailBox.goOnToChoice) })).toHaveAttribute(
      'href',
      '/credits/credits-50',
    );
  },
};
export const Sent: Story = {
  args: { state: 'sent' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent(wordsIn(confirmEmailBox.sent));
  },
};

/** The address is confirmed without leaving the page. */
export const Code: Story = {
  args: { onCode: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: wordsIn(confirmEmailBox.code) });
    await userEvent.type(field, '12 34{Enter}');
    await expect(field).toHaveAccessibleDescription(words(digitsField.short({ count: 6 })));
    await expect(args.onCode).not.toHaveBeenCalled();
    await userEvent.type(field, '567{Enter}');
    await expect(args.onCode).toHaveBeenCalledOnce();
    await expect(args.onCode).toHaveBeenCalledWith({ code: '123456' });
    field.blur();
  },
};

const wrong = { code: 'activation_code_invalid' } as const;
/** The field has the focus again, and its error goes when something is typed. */
export const WrongCode: Story = {
  args: { onCode: fn(), problem: wrong },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: wordsIn(confirmEmailBox.code) });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(words(confirmEmailBox.codeWrong({ minutes: 60 })));
    await userEvent.keyboard('7');
    await expect(field).not.toHaveAccessibleDescription();
  },
};

/** The error says to have the mail sent again, which is possible a second time too. */
export const WrongCodeAgain: Story = {
  args: { onCode: fn(), problem: wrong, state: 'sent' },
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(confirmEmailBox.resend) }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

/** A second press while the code is checked sends nothing. */
export const Checking: Story = {
  args: { onCode: fn(), pending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: wordsIn(confirmEmailBox.code) }),
      '123456{Enter}',
    );
    await expect(args.onCode).not.toHaveBeenCalled();
  },
};

/** A long address goes on in the next line after a dot or sign, and can be found and copied as one. */
export const LongAddress: Story = {
  args: { email: 'maria.antonietta-bianchi@correspondence.example.com' },
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const address = canvasElement.querySelector('strong');
    await expect(address).toHaveTextContent(args.email);
    await expect(address?.querySelectorAll('wbr')).toHaveLength(5);
  },
};

export const Sending: Story = {
  args: { state: 'sending' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(confirmEmailBox.resend) }));
    await expect(args.onResend).not.toHaveBeenCalled();
  },
};
export const Failed: Story = { args: { state: 'error' } };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '71rem' }}>{story()}</div>],
  render: args => (
    <Sheet>
      <SheetRow label="idle · sending · sent · error · long e-mail">
        {(['idle', 'sending', 'sent', 'error'] as const).map(state => (
          <div key={state} style={{ inlineSize: '22rem' }}>
            <ConfirmEmailBox {...args} state={state} />
          </div>
        ))}
        <div style={{ inlineSize: '18rem' }}>
          <ConfirmEmailBox
            {...args}
            email={`${'a-very-long-name.'.repeat(4)}@correspondence.example.com`}
            continueHref={undefined}
          />
        </div>
      </SheetRow>
      <SheetRow label="with a code: idle · checking · wrong · locked">
        {(
          [
            {},
            { pending: true },
            { problem: wrong },
            { problem: { code: 'account_blocked', minutes: 15 } },
          ] as const
        ).map(props => (
          <div key={JSON.stringify(props)} style={{ inlineSize: '22rem' }}>
            <ConfirmEmailBox {...args} onCode={fn()} {...props} />
          </div>
        ))}
      </SheetRow>
    </Sheet>
  ),
};
