import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { severalLandmarks } from '../../../../test/landmarks.ts';
import { profile } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { textOf, words } from '../../../../test/words.ts';
import { attributeNames, attributeOptions } from '../../../i18n/messages/profiles/attributes.ts';
import { AttributeList } from './AttributeList.tsx';

const { attributes } = profile(2);

const meta = {
  title: 'Product/Profiles/AttributeList',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'facts a person gave, on the profile.', avoid: 'interests: those are InterestChips.' },
    accessibility: {
      keyboard: [],
      screenReader: [
        'A region with its heading as a name; the facts are a list of terms with their details.',
      ],
    },
  },
  component: AttributeList,
  decorators: [story => <div style={{ maxInlineSize: '26rem' }}>{story()}</div>],
  args: { attributes },
} satisfies Meta<typeof AttributeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(attributeOptions.drinks.socially))).toBeVisible();
  },
};

/** Without attributes nothing is shown. */
export const None: Story = {
  parameters: { drawsNothing: true },
  args: { attributes: { drinks: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** A site chooses the facts and their order in its site file. */
export const FewFields: Story = {
  args: { fields: ['drinks', 'hair_colour'] },
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map(term => term.textContent);
    await expect(terms).toEqual([textOf(attributeNames.drinks), textOf(attributeNames.hair_colour)]);
  },
};

export const Unknown: Story = { args: { attributes: { drinks: 'rarely' }, showUnknown: true } };

export const States: Story = {
  tags: ['sheet'],
  parameters: { ...photographed, ...severalLandmarks },
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: () => (
    <Sheet>
      <SheetRow label="five, one, with what was not said">
        <div style={{ inlineSize: '18rem' }}>
          <AttributeList attributes={attributes} />
        </div>
        <div style={{ inlineSize: '18rem' }}>
          <AttributeList attributes={{ relationship_status: 'in_relationship' }} />
        </div>
        <div style={{ inlineSize: '18rem' }}>
          <AttributeList attributes={{ drinks: 'rarely' }} showUnknown />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
