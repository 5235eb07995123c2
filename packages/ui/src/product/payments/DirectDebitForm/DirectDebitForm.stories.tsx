import type { Meta, StoryObj } from '@storybook/react-vite';
import { DIRECT_DEBIT_LIMIT, ibanProblem } from '@velluto/rules';
import { type ReactNode, useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { emptyDebit, filledDebit, mandate } from '../../../../test/direct-debit.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { money, words, wordsIn } from '../../../../test/words.ts';
import { problemMessages } from '../../../i18n/messages/error.ts';
import { directDebitForm } from '../../../i18n/messages/payments/direct-debit.ts';
import { orderSummary } from '../../../i18n/messages/payments/payment.ts';
import { DirectDebitAccount } from './DirectDebitAccount.tsx';
import { DirectDebitCode } from './DirectDebitCode.tsx';
import { DirectDebitForm, type DirectDebitFormProps } from './DirectDebitForm.tsx';
import { DirectDebitUnavailable, type DirectDebitUnavailableProps } from './DirectDebitUnavailable.tsx';

const account = <DirectDebitAccount limit={DIRECT_DEBIT_LIMIT} />;
const step = {
  mandate,
  rows: [
    { term: 'Package', detail: 'Premium, 3 months' },
    { term: 'Renewal', detail: 'None, paid once' },
    { term: 'Total', detail: '€49.99', strong: true },
  ],
  onResend: fn(),
  onBack: fn(),
};
const code = <DirectDebitCode {...step} />;

const meta = {
  title: 'Product/Payments/DirectDebitForm',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the page of an order that is paid by direct debit.',
      avoid: 'asking for an account without an order: a mandate is signed for an order.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the fields to the button.'],
        ['Enter', 'Sends the step.'],
      ],
      screenReader: [
        'A refused field, or the first field of the next step, takes the focus.',
        'That the code was sent, or is being sent again, is announced; the button keeps the focus.',
      ],
    },
    // in a frame, because a field with an error takes the focus and would scroll the docs page
    docs: { story: { inline: false } },
  },
  component: DirectDebitForm,
  args: {
    values: emptyDebit,
    onChange: fn(),
    onSubmit: fn(),
    children: account,
  },
  render: args => <Filled {...args} />,
} satisfies Meta<typeof DirectDebitForm>;
export default meta;
type Story = StoryObj<typeof meta>;

function Filled(args: DirectDebitFormProps) {
  const [values, setValues] = useState(args.values);
  return (
    <DirectDebitForm
      {...args}
      values={values}
      onChange={change => {
        args.onChange(change);
        setValues({ ...values, ...change });
      }}
    />
  );
}

/** The IBAN is grouped while it is typed and stays in the form: nothing is written to the console. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const written = (['log', 'info', 'warn', 'error', 'debug'] as const).map(kind => spyOn(console, kind));
    const iban = canvas.getByRole<HTMLInputElement>('textbox', { name: words(directDebitForm.iban) });
    await userEvent.type(iban, 'it60x0542811101000000123456');
    await expect(iban).toHaveValue('IT60 X054 2811 1010 0000 0123 456');
    await expect(args.onChange).toHaveBeenLastCalledWith({ iban: 'IT60X0542811101000000123456' });
    for (const spy of written) {
      await expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
    await userEvent.click(canvas.getByRole('button', { name: words(directDebitForm.sendCode) }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The caret stays in place when digits are typed or erased, and when a key changes nothing. */
export const CaretInIban: Story = {
  args: { values: { ...filledDebit, iban: 'IT60X05428' } },
  play: async ({ canvas, userEvent }) => {
    const iban = canvas.getByRole<HTMLInputElement>('textbox', { name: words(directDebitForm.iban) });
    await expect(iban).toHaveValue('IT60 X054 28');
    await userEvent.click(iban);
    iban.setSelectionRange(5, 5);
    await userEvent.keyboard('y');
    await expect(iban).toHaveValue('IT60 YX05 428');
    await expect(iban.selectionStart).toBe(6);
    await userEvent.keyboard('{Backspace}');
    await expect(iban).toHaveValue('IT60 X054 28');
    await expect(iban.selectionStart).toBe(4);
    await userEvent.keyboard('-');
    await expect(iban).toHaveValue('IT60 X054 28');
    await expect(iban.selectionStart).toBe(4);
  },
};

function Checked(args: DirectDebitFormProps) {
  const [problems, setProblems] = useState<DirectDebitFormProps['problems']>({});
  return (
    <DirectDebitForm
      {...args}
      problems={problems}
      onSubmit={() => {
        const iban = ibanProblem(args.values.iban);
        setProblems(iban ? { iban } : {});
      }}
    />
  );
}

/** The error is below the field, and the field has the focus. */
export const InvalidIban: Story = {
  args: { values: { ...filledDebit, iban: 'IT60X0542811101000000123465' } },
  render: args => <Checked {...args} />,
  play: async ({ canvas, userEvent }) => {
    const iban = canvas.getByRole('textbox', { name: words(directDebitForm.iban) });
    await userEvent.click(canvas.getByRole('button', { name: words(directDebitForm.sendCode) }));
    await waitFor(() => expect(iban).toHaveFocus());
    await expect(iban).toHaveAttribute('aria-invalid', 'true');
    await expect(iban).toHaveAccessibleDescription(wordsIn(directDebitForm.ibanFormat));
  },
};

/** The whole mandate is above the button that signs it, and the button says that the order has to be paid. */
export const Code: Story = {
  args: { values: filledDebit, children: code },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      wordsIn(directDebitForm.sent({ phone: '+39 333 1234567' })),
    );
    const field = canvas.getByRole('textbox', { name: words(directDebitForm.code) });
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(field, '12 34x56');
    await expect(field).toHaveValue('123456');
    const order = canvas.getByRole('button', { name: words(orderSummary.order) });
    const text = canvas.getByText(words(directDebitForm.mandateText({ creditor: mandate.creditor.name })));
    await expect(text.compareDocumentPosition(order) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await expect(canvas.queryByText(/X054/)).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: words(directDebitForm.resend) }));
    await expect(step.onResend).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: words(directDebitForm.change) }));
    await expect(step.onBack).toHaveBeenCalledOnce();
  },
};

function BothSteps(args: DirectDebitFormProps) {
  const [sent, setSent] = useState(false);
  return (
    <Filled {...args} onSubmit={() => setSent(true)}>
      {sent ? <DirectDebitCode {...step} onBack={() => setSent(false)} /> : account}
    </Filled>
  );
}

/** The focus moves to the next step and back. */
export const Steps: Story = {
  args: { values: filledDebit },
  render: args => <BothSteps {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(directDebitForm.sendCode) }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: words(directDebitForm.code) })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: words(directDebitForm.change) }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: words(directDebitForm.holder) })).toHaveFocus(),
    );
  },
};

function Resent(args: DirectDebitFormProps) {
  const [resend, setResend] = useState<'idle' | 'sending'>('idle');
  return (
    <DirectDebitForm {...args}>
      <DirectDebitCode
        {...step}
        resend={resend}
        onResend={() => {
          step.onResend();
          setResend('sending');
        }}
      />
    </DirectDebitForm>
  );
}

/** The pressed button keeps the focus and ignores a second press, so that one code is sent. */
export const Resending: Story = {
  args: { values: filledDebit },
  render: args => <Resent {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: words(directDebitForm.resend) });
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toHaveTextContent(wordsIn(directDebitForm.resending));
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(step.onResend).toHaveBeenCalledOnce();
  },
};

/** The wrong code is selected, ready to be typed again. */
export const CodeWrong: Story = {
  args: {
    values: { ...filledDebit, otp: '123456' },
    problem: { code: 'direct_debit_code_invalid' },
    children: code,
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: words(directDebitForm.code) });
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(field.selectionEnd).toBe(6));
    await expect(field).toHaveAccessibleDescription(wordsIn(problemMessages.direct_debit_code_invalid));
  },
};

const Unavailable = (props: Pick<DirectDebitUnavailableProps, 'problem'>) => (
  <DirectDebitUnavailable {...props} limit={DIRECT_DEBIT_LIMIT} otherHref="/credits/premium-3" />
);

export const LimitReached: Story = {
  render: () => <Unavailable problem={{ code: 'direct_debit_limit_reached' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      wordsIn(directDebitForm.limit({ limit: money(15_000) })),
    );
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: words(directDebitForm.other) })).toHaveAttribute(
      'href',
      '/credits/premium-3',
    );
  },
};

export const AccountBlocked: Story = {
  render: () => <Unavailable problem={{ code: 'direct_debit_blocked', minutes: 1440 }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      wordsIn(directDebitForm.closedFor({ hours: 24 })),
    );
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** The order is sent once. */
export const Pending: Story = {
  args: { values: { ...filledDebit, otp: '123456' }, pending: true, children: code },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(orderSummary.order) }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: words(directDebitForm.change) })).toBeDisabled();
  },
};

const Box = ({ width = '22rem', children }: { width?: string; children: ReactNode }) => (
  <div style={{ inlineSize: width }}>{children}</div>
);

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: args => (
    <Sheet>
      <SheetRow label="empty · refused, the IBAN has a slip · 320 px, on its way">
        <Box>
          <DirectDebitForm {...args} />
        </Box>
        <Box>
          <DirectDebitForm
            {...args}
            values={{ ...filledDebit, iban: 'IT60X0542811101000000123465', phone: '333', zip: '' }}
            problems={{ iban: 'format', phone: 'format', zip: 'required' }}
          />
        </Box>
        <Box width="18rem">
          <DirectDebitForm {...args} values={filledDebit} pending />
        </Box>
      </SheetRow>
      <SheetRow label="limit reached · blocked for 24 hours · blocked">
        <Box>
          <Unavailable problem={{ code: 'direct_debit_limit_reached' }} />
        </Box>
        <Box>
          <Unavailable problem={{ code: 'direct_debit_blocked', minutes: 1440 }} />
        </Box>
        <Box width="18rem">
          <Unavailable problem={{ code: 'direct_debit_blocked' }} />
        </Box>
      </SheetRow>
    </Sheet>
  ),
};

export const StatesCode: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  args: { values: { ...filledDebit, otp: '123456' }, children: code },
  render: args => (
    <Sheet>
      <SheetRow label="code to come · code too short, another is on its way · 320 px, the provider is silent">
        <Box>
          <DirectDebitForm {...args} values={filledDebit} />
        </Box>
        <Box>
          <DirectDebitForm {...args} values={{ ...filledDebit, otp: '123' }} problems={{ otp: 'too_short' }}>
            <DirectDebitCode {...step} resend="sent" />
          </DirectDebitForm>
        </Box>
        <Box width="18rem">
          <DirectDebitForm {...args} problem={{ code: 'payment_provider_unavailable' }} />
        </Box>
      </SheetRow>
    </Sheet>
  ),
};
