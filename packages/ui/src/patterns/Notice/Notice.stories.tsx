import type { Meta, StoryObj } from '@storybook/react-vite';
import { photographed } from '../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import * as icons from '../../base/Icon/icons.ts';
import { TextButton } from '../../base/TextLink/TextLink.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Patterns/Notice',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a short text beside what it is about.',
      avoid: 'the state of the whole page: that is a Banner.',
    },
    accessibility: {
      keyboard: [],
      screenReader: ['Read in its place and not announced: what appears after an action is an ErrorAlert.'],
    },
  },
  component: Notice,
  args: { children: 'Please check what you entered.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const tones = ['info', 'positive', 'caution', 'critical'] as const;
const long =
  'Die Datenschutzeinstellungen konnten nicht gespeichert werden, bitte versuche es später noch einmal.';

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      {tones.map(tone => (
        <SheetRow key={tone} label={tone}>
          <div style={{ inlineSize: '24rem' }}>
            <Notice {...args} tone={tone} icon={<Icon shape={icons.alert} size="s" />} />
          </div>
          <div style={{ inlineSize: '24rem' }}>
            <Notice {...args} tone={tone} action={<TextButton strong>Try again</TextButton>} />
          </div>
        </SheetRow>
      ))}
      <SheetRow label="320 px">
        <div style={{ inlineSize: '18rem' }}>
          <Notice
            tone="critical"
            icon={<Icon shape={icons.alert} size="s" />}
            action={<TextButton strong>Später noch einmal versuchen</TextButton>}
          >
            {long}
          </Notice>
        </div>
      </SheetRow>
    </Sheet>
  ),
};
