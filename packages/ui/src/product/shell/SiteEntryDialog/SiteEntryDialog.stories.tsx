import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { modalConformance } from '../../../../test/modal/conformance.ts';
import { ModalStage } from '../../../../test/modal/ModalStage.tsx';
import { SiteEntryDialog } from './SiteEntryDialog.tsx';

const meta = {
  title: 'Product/Shell/SiteEntryDialog',
  parameters: {
    guidance: {
      use: 'sites whose visitors must confirm something before they enter.',
      avoid: 'news or offers.',
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
    await screen.findByRole('dialog', { name: 'Before you come in' });
    await expect(screen.getByText('Not a private member: Demo')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'I am 18 or older' }));
    await expect(args.onEnter).toHaveBeenCalledOnce();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

/** Only the two buttons close it. */
export const Conformance: Story = {
  render: ({ onLeave: _, ...args }) => (
    <ModalStage>
      {({ open, onClose }) => <SiteEntryDialog {...args} open={open} onEnter={onClose} onLeave={onClose} />}
    </ModalStage>
  ),
  play: modalConformance({
    title: 'Before you come in',
    dismissible: false,
    closeLabel: 'Leave',
    alone: true,
  }),
};

/** A site without fictional profiles does not mention them. */
export const MembersOnly: Story = {
  args: { fictionalProfiles: false },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.queryByText('Not a private member: Demo')).toBeNull();
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
    const enter = screen.getByRole('button', { name: 'I am 18 or older' });
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

export const States: Story = { tags: ['sheet'], args: { children: <p>{law}</p> } };
