import type { Meta, StoryObj } from '@storybook/react-vite';
import { factLine } from '@velluto/rules';
import { expect } from 'storybook/test';
import { longName, member, members } from '../../../../test/members.ts';
import { markWords } from '../../../../test/origin-words.ts';
import { photographed } from '../../../../test/photographed.ts';
import { textOf, words, wordsIn } from '../../../../test/words.ts';
import { signupMatches } from '../../../i18n/messages/accounts/account.ts';
import { usernameField } from '../../../i18n/messages/accounts/signup-fields.ts';
import { originWords } from '../../../i18n/messages/profiles/fictional.ts';
import { memberWords } from '../../../i18n/messages/profiles/member.ts';
import { SignupWizard } from '../SignupWizard/SignupWizard.tsx';
import { UsernameField } from '../UsernameField/UsernameField.tsx';
import { SignupMatches } from './SignupMatches.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Product/Accounts/SignupMatches',
  component: SignupMatches,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the page /signup-matches: people that fit the answers, beside the form.',
      avoid: 'numbers or faces that are not real: all of them come from the search.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the people, then what stands beside them.'],
        ['Enter', 'Follows the link that has the focus.'],
      ],
      screenReader: [
        'A region with its headline as a name; the people are a list.',
        'How many of them are not private members is said in words.',
      ],
    },
  },
  args: {
    members: members(12),
    total: 1204,
    fictional: { operator: 0, ai: 0, system: 1100 },
    children: (
      <SignupWizard step={2} onNext={nothing} onBack={nothing}>
        <UsernameField value="Giulia" check="free" onChange={nothing} />
      </SignupWizard>
    ),
  },
} satisfies Meta<typeof SignupMatches>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Six people at most; fictional profiles are marked here too. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: words(signupMatches.title({ total: 1204 })) }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Marta, 34' })).toHaveAttribute(
      'href',
      '/members/member-0',
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByText(markWords('system'))).toBeVisible();
    const label = textOf(
      memberWords.fictionalCount({ count: 1100, label: '', fictional: textOf(memberWords.fictionalPlural) }),
    );
    // the query reads every space alike
    const line = factLine([label, textOf(originWords.system.several)]).replaceAll('\u00a0', ' ');
    await expect(canvas.getByText(line)).toBeVisible();
  },
};

/** Nobody fits yet: only the form, without the headline. */
export const Nobody: Story = {
  args: { members: [], total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(wordsIn(signupMatches.title({ total: 0 })))).toBeNull();
    await expect(canvas.getByRole('textbox', { name: words(usernameField.label) })).toBeVisible();
  },
};

/** Before the first answer nobody can fit it. */
export const Unanswered: Story = {
  args: { answered: false },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: words(signupMatches.titleBefore({ total: 1204 })) }),
    ).toBeVisible();
    await expect(canvas.queryByText(wordsIn(signupMatches.lead))).toBeNull();
  },
};

export const One: Story = {
  args: { members: members(1), total: 1, fictional: { operator: 0, ai: 0, system: 0 } },
};

export const States: Story = { tags: ['sheet'], parameters: photographed };
export const StatesOne: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: {
    members: [member(4, { name: longName, photo: null, place: 'Garmisch-Partenkirchen' })],
    total: 1,
    fictional: { operator: 0, ai: 0, system: 0 },
  },
};
