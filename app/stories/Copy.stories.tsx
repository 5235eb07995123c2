import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Grid, Heading, Inline, SearchField, Select, Stack, Text } from '@velluto/ui/base';
import { vars } from '@velluto/ui/theme';
import { useDeferredValue, useState } from 'react';
import { expect, within } from 'storybook/test';
import { storyMessages } from '../../.storybook/StoryFrame.tsx';
import { icuText } from '../../packages/ui/src/foundations/icu.ts';

const languages = Object.keys(storyMessages).sort(
  (a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b),
);
const nameOf = (language: string) => new Intl.DisplayNames('en', { type: 'language' }).of(language);

const texts: Record<string, Record<string, string>> = {};
for (const [language, messages] of Object.entries(storyMessages)) {
  for (const [id, message] of Object.entries(messages)) {
    texts[id] = { ...texts[id], [language]: icuText(message) };
  }
}
const ids = Object.keys(texts).sort();
const ownerOf = (id: string) => id.split('.').slice(0, -1).join('.') || id;
const owners = [...new Set(ids.map(ownerOf))];
/** More texts at once are slow and nobody reads them. */
const portion = 40;

/**
 * Every text of the site in all languages. Search for a word in any language, or choose a component. The id above a text
 * names it for translators; an operator overrides a text by its id.
 */
const meta = { title: 'Foundations/Copy' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Message({ id }: { id: string }) {
  return (
    <section
      aria-label={id}
      style={{ borderBlockStart: `1px solid ${vars.border.hairline}`, paddingBlock: vars.space[4] }}
    >
      <Stack gap={3}>
        <Text size="s" tone="muted">
          <span style={{ overflowWrap: 'anywhere' }}>{id}</span>
        </Text>
        <Grid min="15rem" gap={4}>
          {languages.map(language => (
            <div key={language}>
              <Text size="xs" tone="muted">
                {nameOf(language)}
              </Text>
              <div lang={language} style={{ overflowWrap: 'anywhere' }}>
                <Text>{texts[id]?.[language] ?? '–'}</Text>
              </div>
            </div>
          ))}
        </Grid>
      </Stack>
    </section>
  );
}

function Copy() {
  const [owner, setOwner] = useState('vl.MatchDialog');
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(portion);
  const word = useDeferredValue(typed.trim().toLowerCase());
  const found = ids.filter(id =>
    word
      ? [id, ...Object.values(texts[id] ?? {})].some(text => text.toLowerCase().includes(word))
      : owner === '' || ownerOf(id) === owner,
  );
  return (
    <Stack gap={5} lang="en">
      <Stack gap={1}>
        <Heading level={2} size="xl">
          How we write
        </Heading>
        <div style={{ maxInlineSize: '38rem' }}>
          <Text tone="muted">
            Short, warm and exact. No urgency that is not there, the price before the button, and the same
            word for the same thing.
          </Text>
        </div>
      </Stack>
      <Grid min="15rem" gap={4}>
        <Select
          label="Component"
          placeholder="All"
          options={owners.map(value => ({ value, label: value.replace(/^vl\./, '') }))}
          value={owner}
          onChange={event => {
            setOwner(event.target.value);
            setTyped('');
            setShown(portion);
          }}
        />
        <div style={{ alignSelf: 'end' }}>
          <SearchField
            label="Look for a word in all texts"
            placeholder="A word in any language"
            value={typed}
            onChange={event => {
              setTyped(event.target.value);
              setShown(portion);
            }}
          />
        </div>
      </Grid>
      <Text size="s" tone="muted">
        <span aria-live="polite">
          {found.length === 1 ? '1 text' : `${found.length} texts`} of {ids.length}
        </span>
      </Text>
      <div>
        {found.slice(0, shown).map(id => (
          <Message key={id} id={id} />
        ))}
      </div>
      {found.length > shown && (
        <Inline>
          <Button onClick={() => setShown(shown + portion)}>Show more</Button>
        </Inline>
      )}
    </Stack>
  );
}

export const Texts: Story = {
  render: () => <Copy />,
  play: async ({ canvas, userEvent }) => {
    const message = canvas.getByRole('region', { name: 'vl.MatchDialog.openPhoto' });
    for (const language of languages) {
      const text = message.querySelector(`[lang="${language}"]`);
      await expect(text).not.toHaveTextContent(/^–?$/);
    }
    await userEvent.type(canvas.getByRole('searchbox'), 'vl.LoginForm');
    const found = await canvas.findAllByRole('region', { name: /^vl\.LoginForm/ });
    await expect(within(found[0] as HTMLElement).getByText('Polish')).toBeVisible();
  },
};
