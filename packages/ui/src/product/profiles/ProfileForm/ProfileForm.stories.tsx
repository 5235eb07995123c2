import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { profile } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { sample } from '../../../../test/samples/sample.ts';
import { words, wordsIn } from '../../../../test/words.ts';
import { attributeNames } from '../../../i18n/messages/profiles/attributes.ts';
import { locationField } from '../../../i18n/messages/profiles/location.ts';
import { profileForm } from '../../../i18n/messages/profiles/profile.ts';
import { ProfileForm } from './ProfileForm.tsx';

const { aboutMe, interests, attributes } = profile(2);
const regions = ['Lazio', 'Lombardia', 'Veneto'].map(label => ({ value: label, label }));

const meta = {
  title: 'Product/Profiles/ProfileForm',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'editing the member’s own profile.', avoid: 'sign-up, which asks one thing at a time.' },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the fields and interests to the button that saves.'],
        ['Enter', 'In the field of the town: saves.'],
        ['Enter, Space', 'On an interest: choose it or take it back.'],
      ],
      screenReader: [
        'Each part has a heading; the bar with the button is a group with a name.',
        'That it was saved, or why not, is announced.',
      ],
    },
  },
  component: ProfileForm,
  decorators: [story => <div style={{ maxInlineSize: '40rem' }}>{story()}</div>],
  args: {
    profile: { aboutMe, interests, attributes, region: 'Lombardia', city: 'Milano' },
    regions,
    onSave: fn(),
  },
} satisfies Meta<typeof ProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText(words(locationField.city)));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: words(attributeNames.drinks) }), '');
    await userEvent.click(canvas.getByRole('button', { name: words(profileForm.save) }));
    const profile = {
      aboutMe,
      interests,
      attributes: { ...attributes, drinks: null },
      region: 'Lombardia',
      city: null,
    };
    await expect(args.onSave).toHaveBeenCalledWith({ profile });
  },
};

/** The page looks the town up while it is typed. */
export const UnknownTown: Story = {
  args: { cityUnknown: true, onPlaceChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(wordsIn(locationField.cityUnknown))).toBeVisible();
    await userEvent.type(canvas.getByLabelText(words(locationField.city)), '!');
    await expect(args.onPlaceChange).toHaveBeenCalledWith({
      region: 'Lombardia',
      city: `${sample('Milano')}!`,
    });
  },
};

/** The form asks only for facts that the site shows. */
export const FewFields: Story = {
  args: { fields: ['drinks'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: words(attributeNames.drinks) })).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: words(attributeNames.eye_colour) })).toBeNull();
  },
};
export const NoFields: Story = {
  args: { fields: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: words(profileForm.interestsTitle) })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: words(profileForm.factsTitle) })).toBeNull();
    await expect(canvas.queryByRole('combobox', { name: words(attributeNames.drinks) })).toBeNull();
  },
};

export const Saving: Story = { args: { saving: true } };
export const Saved: Story = {
  args: { saved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(profileForm.saved))).toBeVisible();
  },
};
export const Failed: Story = { args: { error: 'An error occurred. Please try again later.' } };
export const States: Story = { tags: ['sheet'], parameters: photographed, args: { saved: true } };
