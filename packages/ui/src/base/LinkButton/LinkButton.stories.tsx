import type { Meta, StoryObj } from '@storybook/react-vite';
import { inUse } from '../../../test/in-use.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Base/LinkButton',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a link to another page that is as important as a button.',
      avoid: 'actions on this page: that is a Button.',
    },
    accessibility: {
      keyboard: [['Enter', 'Follows the link.']],
      screenReader: ['Announced as a link, because it leads to a page.'],
    },
  },
  component: LinkButton,
  args: { href: '#credits', children: 'Buy credits' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['sheet'],
  parameters: inUse,
  render: args => (
    <Sheet>
      <SheetRow label="tones">
        {(['primary', 'quiet', 'plain'] as const).map(tone => (
          <LinkButton key={tone} {...args} tone={tone} />
        ))}
      </SheetRow>
      {(['hover', 'focus', 'pressed'] as const).map(state => (
        <SheetRow key={state} label={state} inUse={state}>
          {(['primary', 'quiet', 'plain'] as const).map(tone => (
            <LinkButton key={tone} {...args} tone={tone} />
          ))}
        </SheetRow>
      ))}
      <SheetRow label="icons">
        <LinkButton {...args} startIcon={<Icon shape={icons.back} size="s" />} />
        <LinkButton {...args} endIcon={<Icon shape={icons.chevronEnd} size="s" />} />
      </SheetRow>
    </Sheet>
  ),
};
