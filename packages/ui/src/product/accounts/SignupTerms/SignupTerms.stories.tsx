import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { wordsInTag } from '../../../../test/words.ts';
import { signupTerms } from '../../../i18n/messages/payments/legal.ts';
import { SignupTerms } from './SignupTerms.tsx';

const meta = {
  title: 'Product/Accounts/SignupTerms',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the agreement at the end of the account step.',
      avoid: 'consent to sensitive data, which is asked for where it is given.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches the check box, then the links in its label.'],
        ['Space', 'Agrees, or takes it back.'],
        ['Enter', 'On a link: opens the text in a new tab.'],
      ],
      screenReader: ['The whole sentence is the label; a missing agreement is its description.'],
    },
  },
  component: SignupTerms,
  args: { checked: false, termsHref: '/pages/terms', privacyHref: '/pages/privacy', onChange: fn() },
} satisfies Meta<typeof SignupTerms>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press on the text checks the box; a press on a link only opens it. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByText(wordsInTag(signupTerms.accept, 'terms')).parentElement as HTMLElement,
    );
    await expect(args.onChange).toHaveBeenCalledWith({ checked: true });
    await expect(
      canvas.getByRole('link', { name: wordsInTag(signupTerms.accept, 'privacy') }),
    ).toHaveAttribute('target', '_blank');
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <SheetRow label="open · accepted · missing">
        <SignupTerms {...args} />
        <SignupTerms {...args} checked />
        <SignupTerms {...args} error="You can only join if you accept the terms." />
      </SheetRow>
    </Sheet>
  ),
};
