import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { sample } from '../../../test/samples/sample.ts';
import { Text } from '../Text/Text.tsx';
import { Accordion, type AccordionItem } from './Accordion.tsx';

const items: AccordionItem[] = [
  { id: 'sessions', title: 'Devices', content: <Text>This phone, and a laptop in Milan.</Text> },
  { id: 'archive', title: 'Your data', content: <Text>Everything in one archive, at any time.</Text> },
  { id: 'leave', title: 'Leave', content: <Text>Fourteen days to change your mind.</Text> },
];

const meta = {
  title: 'Base/Accordion',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'parts of a page that most people do not need, each behind a title that says what is inside.',
      avoid: 'what everybody must read, and steps in an order: those are a Wizard.',
    },
    accessibility: {
      keyboard: [['Enter, Space', 'Opens or closes the section whose heading has the focus.']],
      screenReader: ['Each heading says whether its section is open.'],
    },
  },
  component: Accordion,
  args: { items },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Titles can be reached by keyboard; opening one does not close another. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const devices = canvas.getByText(sample('This phone, and a laptop in Milan.'));
    await expect(devices).not.toBeVisible();
    await userEvent.click(canvas.getByText('Devices'));
    await expect(devices).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText(sample('Your data')).closest('summary')).toHaveFocus();
    await userEvent.click(canvas.getByText(sample('Your data')));
    await expect(canvas.getByText(sample('Everything in one archive, at any time.'))).toBeVisible();
    await expect(devices).toBeVisible();
  },
};

export const OpenFromTheStart: Story = {
  args: { openId: 'archive' },
  play: ({ canvas }) =>
    expect(canvas.getByText(sample('Everything in one archive, at any time.'))).toBeVisible(),
};

export const None: Story = {
  parameters: { drawsNothing: true },
  args: { items: [] },
  play: ({ canvasElement }) => expect(canvasElement.querySelector('.vl-Accordion')).toBeNull(),
};

const named = (prefix: string) => items.map(item => ({ ...item, id: `${prefix}-${item.id}` }));

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="closed · one open">
        <div style={{ inlineSize: '30rem' }}>
          <Accordion items={named('a')} />
        </div>
        <div style={{ inlineSize: '30rem' }}>
          <Accordion items={named('b')} openId="b-archive" />
        </div>
      </SheetRow>
      <SheetRow label="one · 320 px, long">
        <div style={{ inlineSize: '30rem' }}>
          <Accordion items={named('c').slice(0, 1)} />
        </div>
        <div style={{ inlineSize: '18rem' }}>
          <Accordion
            items={[
              {
                id: 'd-long',
                title: 'Benachrichtigungseinstellungen, Datenschutzerklärungen und Auftragsbestätigungen',
                content: (
                  <Text>
                    Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten brauchen Platz.
                  </Text>
                ),
              },
              ...named('d').slice(1),
            ]}
            openId="d-long"
          />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
