import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment } from 'react';
import { expect } from 'storybook/test';
import { photographed } from '../../../test/photographed.ts';
import { Prose } from '../../base/Prose/Prose.tsx';
import { TextPage } from './TextPage.tsx';

const sections = [
  { id: 'credits', title: 'What a credit is' },
  { id: 'prices', title: 'Prices of messages, gifts and everything else that costs something' },
  { id: 'leaving', title: 'Leaving' },
];

const meta = {
  title: 'Patterns/TextPage',
  component: TextPage,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'long texts with sections: terms, answers.',
      avoid: 'pages that are used rather than read.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the table of contents, then the links of the text.'],
        ['Enter', 'On an entry of the contents: jumps to its section.'],
        ['Enter, Space', 'On a phone: opens or folds the contents.'],
      ],
      screenReader: [
        'The contents are a navigation with a name; the text is an article in its own language.',
      ],
    },
    bare: true,
    layout: 'fullscreen',
  },
  args: {
    title: 'Terms of use',
    note: 'In force since 1 March 2026',
    sectionsLabel: 'On this page',
    sections,
    children: (
      <Prose>
        <p>These are the rules between you and us, in words that one can really read.</p>
        {sections.map(({ id, title }) => (
          <Fragment key={id}>
            <h2 id={id}>{title}</h2>
            <p>Every message says before it is sent what it costs. Nothing renews by itself.</p>
          </Fragment>
        ))}
      </Prose>
    ),
  },
} satisfies Meta<typeof TextPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Too short for a table of contents. */
export const Short: Story = {
  args: { sections: sections.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** The text is in another language than the page around it. */
export const OtherLanguage: Story = {
  args: { title: 'Allgemeine Geschäftsbedingungen', language: 'de' },
  play: async ({ canvas }) => {
    const german = [canvas.getByRole('article'), canvas.getByRole('list')];
    for (const part of german) await expect(part).toHaveAttribute('lang', 'de');
  },
};

export const States: Story = { tags: ['sheet'], parameters: photographed };
