import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { formats, wordsIn } from '../../../../test/words.ts';
import { langConfig } from '../../../i18n/messages/accounts/account.ts';
import { problemMessages } from '../../../i18n/messages/error.ts';
import { LangConfig } from './LangConfig.tsx';

const all = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl'];

const meta = {
  title: 'Product/Accounts/LangConfig',
  component: LangConfig,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the page /lang-config, with room for every language in its own name.',
      avoid: 'bars and menus: there the LanguageMenu is enough.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches the chosen language.'],
        ['Arrow keys', 'Choose another language, which is saved at once.'],
      ],
      screenReader: ['Each language is named in itself and marked as such; that it is saved is announced.'],
    },
  },
  args: { locales: ['de', 'it', 'fr', 'en'], current: 'en', onChange: fn() },
} satisfies Meta<typeof LangConfig>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A choice is saved at once, and announced. */
export const Default: Story = {
  render: function Chosen(args) {
    const [current, setCurrent] = useState(args.current);
    return (
      <LangConfig
        {...args}
        current={current}
        state={current === args.current ? 'idle' : 'saved'}
        onChange={event => {
          args.onChange(event);
          setCurrent(event.locale);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /Deutsch/ }));
    await expect(args.onChange).toHaveBeenCalledWith({ locale: 'de' });
    await expect(canvas.getByRole('status')).toHaveTextContent(
      wordsIn(langConfig.saved({ language: formats().language('de') })),
    );
    await expect(canvas.getByText('Deutsch')).toHaveAttribute('lang', 'de');
  },
};

/** A second choice can be made while the first is being saved. */
export const Saving: Story = {
  args: { state: 'saving' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Italiano/ }));
    await expect(args.onChange).toHaveBeenCalledWith({ locale: 'it' });
  },
};

export const Failed: Story = {
  args: { problem: { code: 'offline' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      wordsIn(problemMessages.offline),
    );
  },
};

export const Single: Story = { args: { locales: ['it'], current: 'it' } };
export const Seven: Story = { args: { locales: all } };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <SheetRow label="one · two, saved · four, failed">
        <div style={{ inlineSize: '20rem' }}>
          <LangConfig {...args} locales={['it']} current="it" />
        </div>
        <div style={{ inlineSize: '20rem' }}>
          <LangConfig {...args} locales={['en', 'es']} current="es" state="saved" />
        </div>
        <div style={{ inlineSize: '20rem' }}>
          <LangConfig {...args} current="fr" problem={{ code: 'offline' }} />
        </div>
      </SheetRow>
      <SheetRow label="seven, saving">
        <div style={{ inlineSize: '20rem' }}>
          <LangConfig {...args} locales={all} current="pl" state="saving" />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
