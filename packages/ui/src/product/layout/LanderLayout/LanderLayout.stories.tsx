import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { landscapePhoto } from '../../../../test/photos.ts';
import { words } from '../../../../test/words.ts';
import { Heading } from '../../../base/Heading/Heading.tsx';
import { Photo } from '../../../base/Photo/Photo.tsx';
import { topBar } from '../../../i18n/messages/layout/layout.ts';
import { LanderFrame } from '../../../patterns/LanderFrame/LanderFrame.tsx';
import { Disclaimer } from '../Disclaimer/Disclaimer.tsx';
import { ErrorPage } from '../ErrorPage/ErrorPage.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { LanderLogoBar } from '../LanderLogoBar/LanderLogoBar.tsx';
import { LanguageMenu } from '../LanguageMenu/LanguageMenu.tsx';
import { LanderLayout } from './LanderLayout.tsx';

const languages = <LanguageMenu locales={['en', 'es']} current="en" onChange={fn()} />;

const meta = {
  title: 'Product/Layout/LanderLayout',
  parameters: {
    accessibility: {
      keyboard: [['Tab', 'The first stop is the link that skips to the content.']],
      screenReader: ['Header, content and footer are landmarks.'],
    },
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'landing pages.', avoid: 'pages that members return to: those have the top bar.' },
    bare: true,
  },
  component: LanderLayout,
  args: {
    bar: <LanderLogoBar language={languages} />,
    footer: (
      <Footer links={['terms', 'privacy', 'cookies']} company="Velluto B.V., Amsterdam">
        <Disclaimer minAge={18} />
      </Footer>
    ),
    children: (
      <LanderFrame arrangement="bleed" picture={<Photo photo={landscapePhoto} alt="The sea" ratio="4 / 3" />}>
        <Heading level={1}>Good evening</Heading>
      </LanderFrame>
    ),
  },
} satisfies Meta<typeof LanderLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first tab stop skips the bar. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: words(topBar.skip) });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};

/** The footer of the United States. */
export const UnitedStates: Story = {
  args: {
    footer: (
      <Footer links={['terms', 'privacy', 'compliance']}>
        <Disclaimer minAge={18} />
      </Footer>
    ),
  },
};

export const ShortPage: Story = { args: { children: <Heading level={1}>Good evening</Heading> } };

/** A lander that failed says so at the edge of all pages, not at that of a wide window. */
export const Failed: Story = {
  args: { children: <ErrorPage statusCode={500} onRetry={fn()} /> },
  decorators: [story => <div style={{ inlineSize: '100rem' }}>{story()}</div>],
  play: async ({ canvas }) => {
    const { left } = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(left - canvas.getByRole('main').getBoundingClientRect().left).toBeGreaterThan(160);
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: { bar: <LanderLogoBar background="night" language={languages} /> },
};
