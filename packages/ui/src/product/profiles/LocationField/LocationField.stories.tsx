import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words, wordsIn } from '../../../../test/words.ts';
import { geolocationButton, locationField } from '../../../i18n/messages/profiles/location.ts';
import type { Place } from '../../../patterns/PlaceFields/PlaceFields.tsx';
import { LocationField } from './LocationField.tsx';

const countries = [
  { value: 'DE', label: 'Germany' },
  { value: 'IT', label: 'Italy' },
];
const regions = ['Lazio', 'Lombardia', 'Trentino-Alto Adige/Südtirol'].map(label => ({
  value: label,
  label,
}));
const milan: Place = { country: 'IT', region: 'Lombardia', city: 'Milano' };

const meta = {
  title: 'Product/Profiles/LocationField',
  component: LocationField,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'asking members where they live: profile and settings.',
      avoid: 'the place of a search: that is the RegionSelect.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the fields to the button that looks for the place.'],
        ['Arrow keys', 'In a list of countries or regions: choose another one.'],
      ],
      screenReader: ['Every field has a visible label; a refused one says why.'],
    },
  },
  decorators: [story => <div style={{ maxInlineSize: '26rem' }}>{story()}</div>],
  args: {
    value: { country: 'IT', region: null, city: '' },
    countries,
    regions,
    onChange: fn(),
    onLocate: fn(),
  },
} satisfies Meta<typeof LocationField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Values filled in from the device can be corrected. */
export const Default: Story = {
  render: function Found(args) {
    const [value, setValue] = useState(args.value);
    return (
      <LocationField
        {...args}
        value={value}
        onChange={change => setValue({ ...value, ...change })}
        onLocate={() => setValue(milan)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(geolocationButton.idle) }));
    const town = canvas.getByRole('textbox', { name: wordsIn(locationField.city) });
    await expect(town).toHaveValue('Milano');
    await expect(canvas.getByRole('combobox', { name: wordsIn(locationField.region) })).toHaveDisplayValue(
      'Lombardia',
    );
    await userEvent.clear(town);
    await userEvent.type(town, 'Monza');
    await expect(town).toHaveValue('Monza');
  },
};

/** The town is kept, but the member is told that no distance can be shown from it. */
export const UnknownTown: Story = {
  args: { value: { ...milan, city: 'Contrada Fontanelle' }, cityUnknown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(wordsIn(locationField.cityUnknown))).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: wordsIn(locationField.city) })).toBeValid();
  },
};

export const Active: Story = { args: { locate: 'active' } };
export const Failed: Story = { args: { locate: 'error' } };
export const Denied: Story = { args: { locate: 'denied' } };
export const Unsupported: Story = { args: { locate: 'unsupported' } };

/** In a member's own profile the country cannot be changed. */
export const CountryFixed: Story = { args: { countries: undefined, onLocate: undefined, value: milan } };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: args => (
    <Sheet>
      <SheetRow label="empty, looking · filled, refused · wrong country, no regions">
        <div style={{ inlineSize: '21rem' }}>
          <LocationField {...args} locate="active" />
        </div>
        <div style={{ inlineSize: '21rem' }}>
          <LocationField {...args} value={milan} locate="denied" />
        </div>
        <div style={{ inlineSize: '21rem' }}>
          <LocationField {...args} regions={[]} problems={{ country: 'not_allowed' }} locate="error" />
        </div>
      </SheetRow>
      <SheetRow label="the country stays">
        <div style={{ inlineSize: '42rem' }}>
          <LocationField {...args} countries={undefined} value={milan} locate="unsupported" />
        </div>
      </SheetRow>
      <SheetRow label="a town that is not known">
        <div style={{ inlineSize: '21rem' }}>
          <LocationField {...args} value={{ ...milan, city: 'Contrada Fontanelle' }} cityUnknown />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
