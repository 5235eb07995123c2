import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { confirmEmailBox, signupWizard } from '../../packages/ui/src/i18n/messages/accounts/signup.ts';
import { notPhotographed } from '../../packages/ui/test/photographed.ts';
import { words, wordsIn } from '../../packages/ui/test/words.ts';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Sign-up',
  tags: ['sheet'],
  ...screens('Joining.'),
} satisfies Meta<ScreenArgs>;
export default meta;

export const Page: ScreenStory = { args: { address: '/signup' } };

/** After the account is made. */
export const ConfirmEmail: ScreenStory = {
  args: { address: '/complete-signup', user: people.notConfirmed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: words(signupWizard.completeTitle) })).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveTextContent('matteo.rinaldi@example.com');
    await expect(canvas.getByRole('button', { name: words(confirmEmailBox.resend) })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: words(confirmEmailBox.goOn) })).toHaveAttribute(
      'href',
      '/members',
    );
  },
};

/** The mail did not come: another one is sent. */
export const ConfirmEmailAgain: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: { ...ConfirmEmail.args, answers: { 'POST /api/activation-mail.php': {} } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(confirmEmailBox.resend) }));
    await expect(await canvas.findByText(wordsIn(confirmEmailBox.sent))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: words(confirmEmailBox.resend) })).toBeNull();
  },
};
