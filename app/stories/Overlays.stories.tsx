import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Providers } from '../src/App.tsx';
import Overlays from '../src/shell/overlays/Overlays.tsx';
import { type OpenScreen, openScreen, type ScreenArgs, useStoryContext } from './support/Screen.tsx';
import { people, screens } from './support/screen-meta.tsx';

/** What opens by itself, above nothing. */
function Above({ app, navigator }: OpenScreen) {
  return (
    <Providers app={useStoryContext(app)} navigator={navigator}>
      <Overlays />
    </Providers>
  );
}

const meta = {
  title: 'Screens/Overlays',
  tags: ['sheet'],
  ...screens('What opens by itself above a page, once nobody is busy.'),
  loaders: [async ({ args }) => ({ ...(await openScreen(args as ScreenArgs)) })],
  render: (_args, { loaded }) => <Above {...(loaded as OpenScreen)} />,
} satisfies Meta<ScreenArgs>;
export default meta;
type Story = StoryObj<ScreenArgs>;

const changed = { ...people.premium, terms_outdated: true };

/** Terms that somebody has not agreed to: asked once, and nothing but an answer closes it. */
export const NewTerms: Story = {
  args: {
    address: '/members',
    user: changed,
    site: { terms_changes: 'Refunds now take three days instead of five.' },
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Our terms are new to you' });
    await expect(dialog).toHaveTextContent('Refunds now take three days instead of five.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByRole('button', { name: 'I agree' })).toBeEnabled();
  },
};
