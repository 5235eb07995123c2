import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { sample } from '../../../test/samples/sample.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import * as icons from '../../base/Icon/icons.ts';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Patterns/Banner',
  component: Banner,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the state of the whole page: offline, e-mail not confirmed.',
      avoid: 'what concerns one field or one part: that is a Notice.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches its action, then the cross.'],
        ['Enter, Space', 'Press them.'],
      ],
      screenReader: ['It is in the page from the start, so it is read in its place.'],
    },
    bare: true,
  },
  args: { children: 'Confirm your e-mail to receive replies.', icon: <Icon shape={icons.mail} size="s" /> },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const dismissed = fn();
export const Dismissible: Story = {
  render: () => (
    <Banner onDismiss={dismissed} dismissLabel="Hide">
      A photo helps others to know you.
    </Banner>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sample('Hide') }));
    await expect(dismissed).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: { ...photographed, bare: false },
  render: () => (
    <Sheet>
      {(['info', 'positive', 'caution', 'critical'] as const).map(tone => (
        <Banner
          key={tone}
          tone={tone}
          icon={<Icon shape={icons.info} size="s" />}
          action={<Button size="s">Resend</Button>}
          onDismiss={() => undefined}
          dismissLabel="Hide"
        >
          Confirm your e-mail to receive replies.
        </Banner>
      ))}
      <SheetRow label="narrow, long">
        <div style={{ inlineSize: '20rem' }}>
          <Banner
            tone="caution"
            icon={<Icon shape={icons.alert} size="s" />}
            action={<Button size="s">Erneut senden</Button>}
          >
            Bestätige deine E-Mail-Adresse donaudampfschifffahrtsgesellschaftskapitaen@example.org, damit
            andere dir antworten können.
          </Banner>
        </div>
      </SheetRow>
    </Sheet>
  ),
};
