import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { lander } from '../../../../test/landers.ts';
import { longName, photosOf, profile } from '../../../../test/members.ts';
import { Phones } from '../../../../test/Phones.tsx';
import { photographed } from '../../../../test/photographed.ts';
import { missingPhoto } from '../../../../test/photos.ts';
import { anything, words, wordsIn } from '../../../../test/words.ts';
import { memberLanding } from '../../../i18n/messages/landers/member-landing.ts';
import { MemberLanding } from './MemberLanding.tsx';

const meta = {
  title: 'Product/Landers/MemberLanding',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'advertising and shared links that lead to one person.',
      avoid: 'signed-in members: they go to the profile itself.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the message, where it can be written, and the links that sign up and log in.'],
        ['Enter', 'Follows the link or presses the button that has the focus.'],
      ],
      screenReader: [
        'Who answers for a demo profile is said before the links.',
        'Each photo of the strip says which of how many it is, and whether it is locked.',
      ],
    },
    bare: true,
  },
  component: MemberLanding,
  args: { ...lander, member: profile(2), variant: 1 },
} satisfies Meta<typeof MemberLanding>;
export default meta;
type Story = StoryObj<typeof meta>;

const fictional = profile(4, { origin: 'operator' });
const extreme = profile(3, {
  name: longName,
  place: longName,
  aboutMe: `${longName} `.repeat(20),
  photo: missingPhoto,
  photos: [],
  interests: [],
  origin: 'ai',
});

/** Variant 1: a poster with the person's text. */
export const Default: Story = {
  args: { onSignUp: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', {
        level: 1,
        name: words(memberLanding.posterHeadline({ name: 'Bianca' })),
      }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: words(memberLanding.write) }));
    await expect(args.onSignUp).toHaveBeenCalledWith({ message: '' });
  },
};

/** Variant 2: the text on the card is passed on to the sign-up. */
export const Card: Story = {
  args: { variant: 2, onSignUp: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: words(memberLanding.message) }),
      ' Which train? ',
    );
    await userEvent.click(canvas.getByRole('button', { name: words(memberLanding.send) }));
    await expect(args.onSignUp).toHaveBeenCalledWith({ message: 'Which train?' });
  },
};

/** Without a handler for the text, the card only links to the sign-up. */
export const CardWithoutMessage: Story = {
  args: { variant: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('link', { name: words(memberLanding.write) })).toHaveAttribute(
      'href',
      '#signup',
    );
  },
};

/** Variant 3: locked photos are small blurred files. */
export const Strip: Story = {
  args: { variant: 3 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('img', {
        name: wordsIn(memberLanding.lockedPhoto({ index: anything, count: anything })),
      }),
    ).toHaveLength(3);
  },
};

export const OnePhoto: Story = { args: { variant: 3, member: profile(1, { photos: photosOf(1, 1) }) } };

const warning = 'The writers of this site answer you, for fun and for practice.';

/** A fictional profile is marked as such before the buttons, in every variant. */
export const Fictional: Story = {
  args: { member: fictional, warning },
  play: async ({ canvas }) => {
    const note = canvas.getByText(wordsIn(warning));
    const signUp = canvas.getByRole('link', { name: words(memberLanding.write) });
    await expect(note.compareDocumentPosition(signUp)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const SaysNothing: Story = { args: { member: profile(6, { aboutMe: '', photo: null }) } };

const sheet: Story['render'] = args => (
  <>
    <MemberLanding {...args} />
    <Phones>
      {[
        <MemberLanding key="usual" {...args} />,
        <MemberLanding key="fictional" {...args} member={fictional} />,
        <MemberLanding key="extreme" {...args} member={extreme} />,
      ]}
    </Phones>
  </>
);

export const States: Story = { tags: ['sheet'], parameters: photographed, render: sheet };
export const StatesCard: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: { variant: 2, onSignUp: () => undefined },
  render: sheet,
};
export const StatesStrip: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: { variant: 3 },
  render: sheet,
};
