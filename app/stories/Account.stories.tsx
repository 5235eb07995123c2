import type { Meta } from '@storybook/react-vite';
import { ApiProblem } from '@velluto/api-client';
import { errorExamples, restoreAccountExamples } from '@velluto/api-client/examples';
import { expect, fn, waitFor, within } from 'storybook/test';
import { activationResult, ageCheckBox } from '../../packages/ui/src/i18n/messages/accounts/signup.ts';
import { notPhotographed } from '../../packages/ui/test/photographed.ts';
import { words, wordsIn } from '../../packages/ui/test/words.ts';
import { accessMessages } from '../src/locales/messages/accounts/access.ts';
import { accountMessages } from '../src/locales/messages/accounts/account.ts';
import { loginCodeMessages } from '../src/locales/messages/accounts/login-code.ts';
import { LoginCode } from '../src/screens/accounts/LoginCode.tsx';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Account',
  tags: ['sheet'],
  ...screens('Logging in, and where the links of e-mails lead.'),
} satisfies Meta<ScreenArgs>;
export default meta;

export const LogIn: ScreenStory = { args: { address: '/login' } };

/** In a demo that mails nothing: says where the code is. */
export const LogInDemo: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: {
    address: '/login',
    site: { outbox: '/__outbox' },
  },
  play: async ({ canvas }) => {
    const link = canvas.getAllByRole('link').find(shown => shown.getAttribute('href') === '/__outbox');
    await expect(link).toBeVisible();
    // the form and the code stay open
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** The password was right, and two-factor log-in is on: asks for the code. */
export const LogInCode: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: { address: '/login' },
  render: () => (
    <LoginCode
      kind="app"
      logIn={fn().mockRejectedValue(new ApiProblem(400, errorExamples.second_factor_invalid))}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole('textbox', { name: words(loginCodeMessages.code) });
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.type(code, '123456{Enter}');
    await expect(await canvas.findByText(wordsIn(loginCodeMessages.wrong))).toBeVisible();
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: words(loginCodeMessages.useRecovery) }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: words(loginCodeMessages.recovery) })).toHaveFocus(),
    );
    await waitFor(() => expect(canvas.queryByText(wordsIn(loginCodeMessages.wrong))).toBeNull());
  },
};

/** The password was right, and the browser is unknown: asks for the mailed code. */
export const LogInMailedCode: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: { address: '/login' },
  render: () => <LoginCode kind="mailed" logIn={fn().mockResolvedValue(undefined)} />,
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole('textbox', { name: words(loginCodeMessages.code) });
    await waitFor(() => expect(code).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: words(loginCodeMessages.useRecovery) })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: words(loginCodeMessages.again) }));
    await expect(await canvas.findByText(words(loginCodeMessages.sent))).toBeVisible();
    await userEvent.type(code, '12 34-567');
    await expect(code).toHaveValue('123456');
  },
};

export const Activated: ScreenStory = { args: { address: '/activate/done', user: people.free } };

/** In the browser of the mail program nobody is logged in. */
export const ActivatedElsewhere: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: { address: '/activate/done' },
};

export const ActivationFailed: ScreenStory = {
  args: { address: '/activate/error' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: words(activationResult.error) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: words(activationResult.support) })).toHaveAttribute(
      'href',
      'mailto:assistenza@velluto.example',
    );
    // nobody is logged in, so it is not known whose address a new link would go to
    await expect(canvas.queryByRole('button', { name: words(activationResult.resend) })).toBeNull();
  },
};

/** A country that asks for a proof of age, before the member goes to the provider. */
export const Age: ScreenStory = {
  args: { address: '/age?next=%2Fchats', user: { ...people.free, age_proof_required: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: words(ageCheckBox.start) })).toBeVisible();
  },
};

/** The token from the provider is refused: the member can start again. */
export const AgeRefused: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: { address: '/age?token=old', user: { ...people.free, age_proof_required: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: words(ageCheckBox.again) })).toBeVisible();
  },
};

export const ResetRequest: ScreenStory = { args: { address: '/reset-password' } };

export const Reset: ScreenStory = { args: { address: '/reset-password/do?token=t' } };

/** The link was used, or is older than an hour. */
export const ResetLinkOld: ScreenStory = { args: { address: '/reset-password/do' } };

export const MailChange: ScreenStory = {
  args: { address: '/mail-change/do?token=t', user: people.free },
};

/** Its form sends itself, which would leave the story. */
export const Activation: ScreenStory = {
  args: { address: '/activate/do?token=t' },
  beforeEach: () => {
    const hold = (event: Event) => event.preventDefault();
    addEventListener('submit', hold, true);
    return () => removeEventListener('submit', hold, true);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: words(accessMessages.confirm) })).toHaveAttribute(
      'type',
      'submit',
    );
  },
};

export const MailUndo: ScreenStory = { args: { address: '/mail-change/do?undo=t' } };

export const MailChangeFailed: ScreenStory = { args: { address: '/mail-change/do' } };

export const Deleted: ScreenStory = {
  args: { address: '/account-deleted' },
};

/** A member who opens this address has not deleted the account. */
export const NotDeleted: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: { address: '/account-deleted', user: people.free },
};

export const WayBack: ScreenStory = { args: { address: '/account-deleted?token=t' } };

/** Only members who had a renewal read that it has ended. */
export const CameBack: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: {
    address: '/account-deleted?token=t',
    answers: { 'PUT /api/account.php': restoreAccountExamples.restored },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(accessMessages.bringBack) }));
    await expect(await canvas.findByText(words(accessMessages.renewalEnded))).toBeVisible();
  },
};

/** Nothing had renewed, so that nothing has ended. */
export const CameBackWithoutRenewal: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: {
    address: '/account-deleted?token=t',
    answers: { 'PUT /api/account.php': { ...restoreAccountExamples.restored, renewal_ended: false } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(accessMessages.bringBack) }));
    await expect(await canvas.findByText(words(accessMessages.restoredBody))).toBeVisible();
    await expect(canvas.queryByText(words(accessMessages.renewalEnded))).toBeNull();
  },
};

/** The link was used before. */
export const CameBackBefore: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: {
    address: '/account-deleted?token=t',
    answers: { 'PUT /api/account.php': restoreAccountExamples.used },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(accessMessages.bringBack) }));
    await expect(await canvas.findByRole('heading', { name: words(accessMessages.used) })).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: words(accountMessages.logIn) })).toHaveAttribute(
      'href',
      '/login',
    );
    await expect(canvas.queryByText(words(accessMessages.renewalEnded))).toBeNull();
  },
};
