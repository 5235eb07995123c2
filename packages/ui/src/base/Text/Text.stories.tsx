import type { Meta, StoryObj } from '@storybook/react-vite';
import { photographed } from '../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Base/Text',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'running text and labels.', avoid: 'headlines.' },
    accessibility: {
      keyboard: [],
      screenReader: ['A paragraph, or the element that “as” names; lines cut by “maxLines” are still read.'],
    },
  },
  component: Text,
  args: { children: 'She collects train tickets and first sentences.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

const long =
  'Wer nachts am Kanal spazieren geht, hört die Stadt anders: ein Fahrrad, ein Lachen aus dem dritten Stock, das Wasser. Żółć, łódź, gęś – même les mots changent.';
const unbroken = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten';

export const Default: Story = {};
export const Clamped: Story = { args: { children: long, maxLines: 2 } };
export const Diacritics: Story = {
  args: { children: 'Świętosława Żółć, Łódź · Größe, Übermut · même, cœur' },
};
export const Unbroken: Story = {
  args: { children: unbroken, maxLines: 1 },
};

const sizes = ['xs', 's', 'm', 'l', 'xl'] as const;
const tones = ['default', 'muted', 'accent', 'coin', 'positive', 'caution', 'critical'] as const;

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: ({ children }) => (
    <Sheet>
      {sizes.map(size => (
        <SheetRow key={size} label={size}>
          <Text size={size}>{children}</Text>
          <Text size={size} strong>
            {children}
          </Text>
        </SheetRow>
      ))}
      <SheetRow label="tones">
        {tones.map(tone => (
          <Text key={tone} tone={tone} strong>
            {tone}
          </Text>
        ))}
      </SheetRow>
      <SheetRow label="two lines">
        <div style={{ inlineSize: '20rem' }}>
          <Text maxLines={2}>{long}</Text>
        </div>
      </SheetRow>
      <SheetRow label="one line, unbroken, cut · whole">
        <div style={{ inlineSize: '20rem' }}>
          <Text maxLines={1}>{unbroken}</Text>
        </div>
        <div style={{ inlineSize: '20rem', overflowWrap: 'anywhere' }}>
          <Text>{unbroken}</Text>
        </div>
      </SheetRow>
      <SheetRow label="caps, tabular">
        <Text size="xs" caps tone="muted">
          Popular
        </Text>
        <Text tabular>01:11:41</Text>
        <Text tabular>08:38:59</Text>
      </SheetRow>
    </Sheet>
  ),
};
