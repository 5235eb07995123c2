import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { PlaceFields } from './PlaceFields.tsx';

const meta = {
  title: 'Patterns/PlaceFields',
  component: PlaceFields,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'asking where somebody lives, as exactly as they like.',
      avoid: 'postal addresses, and the place of a search: that is the RegionSelect.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through country, region and town to the button that looks for the place.'],
        ['Arrow keys', 'In a list of countries or regions: choose another one.'],
      ],
      screenReader: [
        'Every field has a visible label; a refused one says why.',
        'That a town is not known, and what the search for the place gave, is announced.',
      ],
    },
  },
  decorators: [story => <div style={{ inlineSize: '22rem', maxInlineSize: '100%' }}>{story()}</div>],
  args: {
    value: { country: 'IT', region: null, city: '' },
    countries: [
      { value: 'DE', label: 'Germany' },
      { value: 'IT', label: 'Italy' },
    ],
    regions: [
      { value: 'IT-25', label: 'Lombardy' },
      { value: 'IT-62', label: 'Lazio' },
    ],
    labels: {
      country: 'Country',
      region: 'Region',
      anyRegion: 'Rather not say',
      city: 'Town',
      cityUnknown: 'We do not know this town.',
      optional: 'optional',
      locate: {
        idle: 'Use my location',
        active: 'Looking for your place',
        error: 'We could not find your place.',
        denied: 'Your browser does not share your location.',
        unsupported: 'This browser cannot tell where you are.',
      },
    },
    onChange: fn(),
    onLocate: fn(),
  },
} satisfies Meta<typeof PlaceFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Another country clears the region. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Region/ }), 'IT-25');
    await expect(args.onChange).toHaveBeenLastCalledWith({ region: 'IT-25' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'DE');
    await expect(args.onChange).toHaveBeenLastCalledWith({ country: 'DE', region: null });
  },
};

/** When nothing is required, nothing is marked as optional. */
export const CountryFixed: Story = {
  args: { countries: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('optional')).toBeNull();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: args => (
    <Sheet>
      <SheetRow label="empty · no regions, wrong country, refused">
        <div style={{ inlineSize: '22rem' }}>
          <PlaceFields {...args} />
        </div>
        <div style={{ inlineSize: '22rem' }}>
          <PlaceFields
            {...args}
            regions={[]}
            errors={{ country: 'Not a country we know.' }}
            locate="denied"
          />
        </div>
      </SheetRow>
      <SheetRow label="the country is known, wide">
        <div style={{ inlineSize: '44rem' }}>
          <PlaceFields
            {...args}
            countries={undefined}
            value={{ country: 'IT', region: 'IT-25', city: 'Milano' }}
          />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
