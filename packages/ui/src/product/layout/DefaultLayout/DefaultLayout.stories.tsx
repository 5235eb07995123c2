import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { viewer } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { sample } from '../../../../test/samples/sample.ts';
import { words } from '../../../../test/words.ts';
import { Heading } from '../../../base/Heading/Heading.tsx';
import { topBar } from '../../../i18n/messages/layout/layout.ts';
import { Banner } from '../../../patterns/Banner/Banner.tsx';
import { Disclaimer } from '../Disclaimer/Disclaimer.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import { DefaultLayout } from './DefaultLayout.tsx';

const page = (
  <div style={{ padding: '2rem' }}>
    <Heading level={1} size="h3">
      Page
    </Heading>
    <p>Content of the page.</p>
  </div>
);

const footer = (
  <Footer links={['terms', 'privacy', 'cookies']} company="Velluto B.V., Amsterdam">
    <Disclaimer minAge={18} />
  </Footer>
);

const meta = {
  title: 'Product/Layout/DefaultLayout',
  component: DefaultLayout,
  parameters: {
    accessibility: {
      keyboard: [['Tab', 'The first stop is the link that skips to the content.']],
      screenReader: ['Header, content and footer are landmarks.'],
    },
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'nearly every page.', avoid: 'conversations and landing pages.' },
    bare: true,
  },
  args: { top: <TopBar viewer={viewer()} current="members" />, tabs: true, footer, children: page },
} satisfies Meta<typeof DefaultLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first tab stop skips the navigation. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: words(topBar.skip) });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
  },
};

export const Visitor: Story = { args: { top: <TopBar viewer={null} />, tabs: false } };
export const NoFooter: Story = { args: { footer: undefined } };

export const OneBanner: Story = {
  args: { banners: <Banner tone="caution">Confirm your e-mail to receive replies.</Banner> },
  play: async ({ canvas }) => {
    const parts = [
      canvas.getByRole('banner'),
      canvas.getByText(sample('Confirm your e-mail to receive replies.')),
      canvas.getByRole('main'),
      canvas.getByRole('contentinfo'),
    ];
    await waitFor(() => {
      const tops = parts.map(part => part.getBoundingClientRect().top);
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    });
    for (const part of parts) await expect(part).toBeVisible();
  },
};
/** A scene: dark in both modes where the brand says so, with the emphasis of the brand in its headline. */
export const Scene: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: {
    scene: true,
    full: true,
    children: (
      <div style={{ padding: '4rem 2rem 16rem' }}>
        <Heading level={1} size="h1">
          Honest <em>dating</em>
        </Heading>
        <p>Content of the page.</p>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const page = canvas.getByRole('main').parentElement;
    const isVelluto = page?.closest('[data-vl-brand]')?.getAttribute('data-vl-brand') === 'velluto';
    await expect(page?.getAttribute('data-vl-mode') ?? null).toBe(isVelluto ? 'dark' : null);
  },
};

/** The footer follows the content; on phones the bar stays at the lower edge. */
export const LongPage: Story = {
  args: {
    children: Array.from({ length: 60 }, (_, index) => `Line ${index + 1}`).map(line => (
      <p key={line}>{line}</p>
    )),
  },
  play: async ({ canvas }) => {
    await waitFor(() => {
      const { bottom } = canvas.getByRole('main').getBoundingClientRect();
      const { top } = canvas.getByRole('contentinfo').getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(bottom - 1);
    });
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: {
    banners: (
      <>
        <Banner tone="caution">Confirm your e-mail to receive replies.</Banner>
        <Banner>A photo helps others to know you.</Banner>
        <Banner tone="positive">25 % off your first purchase.</Banner>
      </>
    ),
  },
};
