import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../../test/members.ts';
import { photographed } from '../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { sample } from '../../../test/samples/sample.ts';
import { TextLink } from '../../base/TextLink/TextLink.tsx';
import { type FaqItem, FaqList } from './FaqList.tsx';

const items: FaqItem[] = [
  {
    id: 'cost',
    question: 'What does a message cost?',
    answer: 'Two credits. The price stands beside the button.',
  },
  {
    id: 'renewal',
    question: 'Is there a subscription?',
    answer: (
      <>
        No. You pay every package once; see the <TextLink href="/pages/terms">terms</TextLink>.
      </>
    ),
  },
  { id: 'photos', question: 'How many photos can I have?', answer: 'Three, and 25 with premium.' },
];

const meta = {
  title: 'Patterns/FaqList',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'questions with short answers, most of which nobody needs.',
      avoid: 'text that everybody must read, such as terms.',
    },
    accessibility: {
      keyboard: [['Enter, Space', 'Opens or closes the answer.']],
      screenReader: ['Each question says whether its answer is open.'],
    },
  },
  component: FaqList,
  args: { items },
} satisfies Meta<typeof FaqList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By pointer and by keyboard; one answer does not close another. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const answer = canvas.getByText(sample('Two credits. The price stands beside the button.'));
    await expect(answer).not.toBeVisible();
    await userEvent.click(canvas.getByText(sample('What does a message cost?')));
    await expect(answer).toBeVisible();
    await userEvent.click(canvas.getByText(sample('How many photos can I have?')));
    await expect(canvas.getByText(sample('Three, and 25 with premium.'))).toBeVisible();
    await expect(answer).toBeVisible();
    await userEvent.click(canvas.getByText(sample('What does a message cost?')));
    await expect(answer).not.toBeVisible();
  },
};

export const OpenFromTheStart: Story = {
  args: { openId: 'renewal' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: sample('terms') })).toBeVisible();
  },
};

export const None: Story = {
  parameters: { drawsNothing: true },
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.vl-FaqList')).toBeNull();
  },
};

const long: FaqItem[] = [
  {
    id: 'long',
    question: `Was geschieht mit meinen Nachrichten an ${longName}, wenn eine von uns ihr Konto löscht oder die andere blockiert?`,
    answer: `Was noch nicht gelesen wurde, wird von selbst erstattet. ${longName} `.repeat(3),
  },
  ...items.slice(1),
];

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="one, closed · several, one open">
        <div style={{ inlineSize: '30rem' }}>
          <FaqList items={items.slice(0, 1)} />
        </div>
        <div style={{ inlineSize: '34rem' }}>
          <FaqList items={items.map(item => ({ ...item, id: `b-${item.id}` }))} openId="b-renewal" />
        </div>
      </SheetRow>
      <SheetRow label="long, wide · 320 px">
        <div style={{ inlineSize: '46rem' }}>
          <FaqList items={long.map(item => ({ ...item, id: `c-${item.id}` }))} openId="c-long" />
        </div>
        <div style={{ inlineSize: '18rem' }}>
          <FaqList items={long.map(item => ({ ...item, id: `d-${item.id}` }))} openId="d-long" />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
