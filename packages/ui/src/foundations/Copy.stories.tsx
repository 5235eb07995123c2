import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Messages } from '../i18n/catalog.ts';
import { vars } from '../theme/contract.css.ts';
import { icuText } from './icu.ts';
import { Part } from './Part.tsx';

const files = import.meta.glob<{ messages: Messages }>('../i18n/catalogs/*.ts', {
  eager: true,
});
const catalogs = Object.entries(files)
  .map(([path, { messages }]) => ({ language: path.replace(/^.*\/|\.ts$/g, ''), messages }))
  .filter(({ language }) => language !== 'pseudo');
const ids = Object.keys(catalogs[0]?.messages ?? {}).sort();
const ownerOf = (id: string) => id.split('.').slice(0, 2).join('.');
const owners = [...new Set(ids.map(ownerOf))];

interface CopyArgs {
  /** Whose texts: `vl.MatchDialog`, or `all`. */
  owner: string;
}

/**
 * Every text of the package, by component, in all languages. Texts are changed in the catalogs; an operator overrides
 * one by giving the provider another text for its id.
 */
const meta = {
  title: 'Foundations/Copy',
  args: { owner: 'vl.MatchDialog' },
  argTypes: { owner: { control: 'select', options: ['all', ...owners] } },
} satisfies Meta<CopyArgs>;
export default meta;
type Story = StoryObj<CopyArgs>;

const cell = {
  padding: vars.space[2],
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
  minInlineSize: '12rem',
} as const;

const Table = ({ owner }: CopyArgs) => (
  <section
    aria-label={`Texts of ${owner}`}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    tabIndex={0}
    style={{ overflowX: 'auto' }}
  >
    <table style={{ borderCollapse: 'collapse', fontSize: vars.text.size.s }}>
      <thead>
        <tr>
          <th scope="col" style={cell}>
            id
          </th>
          {catalogs.map(({ language }) => (
            <th key={language} scope="col" style={cell}>
              {language}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ids
          .filter(id => owner === 'all' || ownerOf(id) === owner)
          .map(id => (
            <tr key={id}>
              <th scope="row" style={{ ...cell, fontWeight: vars.font.weight, color: vars.content.muted }}>
                {id}
              </th>
              {catalogs.map(({ language, messages }) => (
                <td key={language} lang={language} style={cell}>
                  {icuText(messages[id] ?? '')}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  </section>
);

export const Texts: Story = {
  render: ({ owner }) => (
    <Part
      title="Copy"
      rule="Short, warm and exact: no urgency that is not there, prices before the button, and the same word for the same thing. Choose a component in the controls."
    >
      <Table owner={owner} />
    </Part>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /vl\.MatchDialog\.openPhoto/ });
    await expect(within(row).getAllByRole('cell')).toHaveLength(catalogs.length);
    for (const text of within(row).getAllByRole('cell')) await expect(text).not.toBeEmptyDOMElement();
  },
};
