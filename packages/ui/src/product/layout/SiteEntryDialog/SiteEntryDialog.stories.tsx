import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { dialogBehaviour } from '../../../../test/modal/dialog-behaviour.ts';
import { ModalStage } from '../../../../test/modal/ModalStage.tsx';
import { photographed } from '../../../../test/photographed.ts';
import { words } from '../../../../test/words.ts';
import { siteEntryDialog } from '../../../i18n/messages/layout/layout-dialogs.ts';
import { memberWords } from '../../../i18n/messages/profiles/member.ts';
import { SiteEntryDialog } from './SiteEntryDialog.tsx';

const meta = {
  title: 'Product/Layout/SiteEntryDialog',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'sites whose visitors must confirm something before they enter.',
      avoid: 'news or offers.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Stays inside of the dialog.'],
        ['Escape', 'Does nothing, because the question has to be answered.'],
        ['Enter, Space', 'Press the button that has the focus.'],
      ],
      screenReader: ['Title and description are read when it opens, then the facts as a list.'],
    },
  },
  component: SiteEntryDialog,
  args: {
    siteName: 'Velluto',
    minAge: 18,
    fictionalProfiles: true,
    termsHref: '/terms',
    privacyHref: '/privacy',
    onEnter: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof SiteEntryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: words(siteEntryDialog.title) });
    await expect(screen.getByText(words(memberWords.fictionalLong({ label: 'Demo' })))).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: words(siteEntryDialog.enter({ minAge: 18 })) }));
    await expect(args.onEnter).toHaveBeenCalledOnce();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

/** Only the two buttons close it. */
export const Behaviour: Story = {
  render: ({ onLeave: _, ...args }) => (
    <ModalStage>
      {({ open, onClose }) => <SiteEntryDialog {...args} open={open} onEnter={onClose} onLeave={onClose} />}
    </ModalStage>
  ),
  play: dialogBehaviour({
    title: siteEntryDialog.title,
    dismissible: false,
    closeLabel: siteEntryDialog.leave,
    alone: true,
  }),
};

/** A site without fictional profiles does not mention them. */
export const MembersOnly: Story = {
  args: { fictionalProfiles: false },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.queryByText(words(memberWords.fictionalLong({ label: 'Demo' })))).toBeNull();
  },
};

export const LongName: Story = { args: { siteName: 'Wolfeschlegelsteinhausenbergerdorffwelchevoraltern' } };

const law =
  'This site is directed at adults in the Netherlands and in Germany. Profiles marked as demonstration are written by the operator for entertainment; meetings with them are not possible. Whoever keeps writing to them does so knowing this, and pays the price shown beside the button.';

/** The buttons stay in view while a long text scrolls. */
export const LongText: Story = {
  args: { children: Array.from({ length: 8 }, (_, index) => <p key={String(index)}>{law}</p>) },
  play: async () => {
    await screen.findByRole('dialog');
    const enter = screen.getByRole('button', { name: words(siteEntryDialog.enter({ minAge: 18 })) });
    await waitFor(() => expect(enter.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};

/** On a small phone the legal text scrolls, and both buttons stay in view. */
export const SmallScreen: Story = {
  args: { children: <p>{law}</p> },
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await screen.findByRole('dialog');
    await waitFor(() => expect(window.innerWidth).toBe(320));
    for (const button of screen.getAllByRole('button')) {
      await waitFor(() => {
        const { left, right, bottom } = button.getBoundingClientRect();
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(window.innerWidth);
        expect(bottom).toBeLessThanOrEqual(window.innerHeight);
      });
    }
  },
};

export const States: Story = { tags: ['sheet'], parameters: photographed, args: { children: <p>{law}</p> } };
