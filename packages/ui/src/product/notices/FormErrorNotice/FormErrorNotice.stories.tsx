import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { sample } from '../../../../test/samples/sample.ts';
import { words, wordsIn } from '../../../../test/words.ts';
import { problemMessages } from '../../../i18n/messages/error.ts';
import { formErrorNotice } from '../../../i18n/messages/notices.ts';
import { type Problem, problemCodes } from '../../../model/problem.ts';
import { FormErrorNotice } from './FormErrorNotice.tsx';

const meta = {
  title: 'Product/Notices/FormErrorNotice',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'an error of the whole form or call, above the button.',
      avoid: 'an error of one field: the field says it itself.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches the link or button that helps.'],
        ['Enter', 'Follows the link or presses the button that has the focus.'],
      ],
      screenReader: ['The reason is announced at once, without moving the focus.'],
    },
  },
  component: FormErrorNotice,
  args: { problem: { code: 'internal_error' } },
} satisfies Meta<typeof FormErrorNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { problem: { code: 'login_failed' } } };

export const Retry: Story = {
  args: { problem: { code: 'service_unavailable' }, onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(formErrorNotice.retry) }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NotEnoughCredits: Story = {
  args: { problem: { code: 'not_enough_credits' }, creditsHref: '/credits' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words(formErrorNotice.buy) })).toHaveAttribute(
      'href',
      '/credits',
    );
  },
};

/** The log-in of a closed account leads to the decision and its appeal, without a decision to the support. */
export const ClosedAccount: Story = {
  args: { problem: { code: 'account_disabled', reference: 'V-7KQ4-M2XP-9TRD', key: 'q7o1Zb0w' } },
  play: async ({ canvas }) => {
    const decision = formErrorNotice.decision({ reference: 'V-7KQ4-M2XP-9TRD' });
    await expect(canvas.getByRole('link', { name: words(decision) })).toHaveAttribute(
      'href',
      '/complaints?reference=V-7KQ4-M2XP-9TRD&key=q7o1Zb0w',
    );
  },
};

export const ClosedWithoutDecision: Story = {
  args: { problem: { code: 'account_disabled' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words(formErrorNotice.support) })).toBeVisible();
  },
};

/** The log-in of an account that is suspended because of misuse says until when, and leads to the form to object. */
export const SuspendedAccount: Story = {
  args: {
    problem: {
      code: 'account_disabled',
      reference: 'V-7KQ4-M2XP-9TRD',
      key: 'q7o1Zb0w',
      until: '2026-12-28',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('28');
    await expect(canvas.getByRole('link', { name: words(formErrorNotice.object) })).toHaveAttribute(
      'href',
      '/complaints?measure=V-7KQ4-M2XP-9TRD&key=q7o1Zb0w',
    );
  },
};

/** Says until when an objection was possible, and what remains. */
export const TooLateToObject: Story = {
  args: { problem: { code: 'appeal_period_over', until: '2026-12-28' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('28');
  },
};

/** The live region is in the document before the error, so that screen readers announce it. */
export const Appearing: Story = {
  render: function Form() {
    const [problem, setProblem] = useState<Problem | null>(null);
    return (
      <>
        <FormErrorNotice problem={problem} />
        <button type="button" onClick={() => setProblem({ code: 'account_blocked', minutes: 1 })}>
          Log in
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: sample('Log in') }));
    await expect(alert).toHaveTextContent(wordsIn(problemMessages.account_blocked({ minutes: 1 })));
  },
};

const facts = { minutes: 30, need: 2, have: 1, max: 3 };

export const BlockedOneMinute: Story = {
  args: { problem: { code: 'account_blocked', minutes: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      wordsIn(problemMessages.account_blocked({ minutes: 1 })),
    );
  },
};
export const BlockedThirtyMinutes: Story = {
  args: { problem: { code: 'account_blocked', minutes: 30 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      wordsIn(problemMessages.account_blocked({ minutes: 30 })),
    );
  },
};
/** Every error code has a specific or a general text; none shows the code itself or nothing. */
export const EveryText: Story = {
  render: () => (
    <>
      {problemCodes.map(code => (
        <FormErrorNotice key={code} problem={{ code, ...facts }} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const notice of canvas.getAllByRole('alert')) {
      await expect(notice).toHaveTextContent(/\S+ \S+/);
      await expect(notice).not.toHaveTextContent(/_/);
    }
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="account_blocked, 1 minute">
        <div style={{ inlineSize: '40rem' }}>
          <FormErrorNotice problem={{ code: 'account_blocked', minutes: 1 }} />
        </div>
      </SheetRow>
      <SheetRow label="320 px, with a way out">
        <div style={{ inlineSize: '18rem' }}>
          <FormErrorNotice problem={{ code: 'account_blocked', minutes: 30 }} onRetry={fn()} />
        </div>
        <div style={{ inlineSize: '18rem' }}>
          <FormErrorNotice problem={{ code: 'not_enough_credits', ...facts }} creditsHref="/credits" />
        </div>
      </SheetRow>
      {problemCodes.map(code => (
        <SheetRow key={code} label={code}>
          <div style={{ inlineSize: '40rem' }}>
            <FormErrorNotice problem={{ code, ...facts }} creditsHref="/credits" />
          </div>
        </SheetRow>
      ))}
    </Sheet>
  ),
};
