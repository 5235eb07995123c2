import type { Meta, StoryObj } from '@storybook/react-vite';
import { PHOTO_MAX_BYTES } from '@velluto/rules';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { portrait } from '../../../../test/photos.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { sample } from '../../../../test/samples/sample.ts';
import { words, wordsIn, wordsInTag } from '../../../../test/words.ts';
import { Button } from '../../../base/Button/Button.tsx';
import { genderStep } from '../../../i18n/messages/accounts/signup.ts';
import {
  birthDateField,
  emailField,
  genderPicker,
  newPasswordField,
} from '../../../i18n/messages/accounts/signup-fields.ts';
import { signupTerms } from '../../../i18n/messages/payments/legal.ts';
import { geolocationButton, locationField } from '../../../i18n/messages/profiles/location.ts';
import { PhotoDropzone } from '../PhotoDropzone/PhotoDropzone.tsx';
import { SignupAccountStep } from './SignupAccountStep.tsx';
import { SignupBirthStep, type SignupBirthStepProps } from './SignupBirthStep.tsx';
import { SignupGenderStep, type SignupGenderStepProps } from './SignupGenderStep.tsx';
import { SignupIntroductionStep } from './SignupIntroductionStep.tsx';
import { SignupNameStep } from './SignupNameStep.tsx';

/** The five steps of the sign-up: gender and orientation, birth and place, name, account, introduction. */
const meta = {
  title: 'Product/Accounts/Steps',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'the steps inside the SignupWizard, one question each.', avoid: 'one long form.' },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the fields of the step.'],
        ['Arrow keys', 'Choose another card of the group that has the focus.'],
        ['Space', 'On a check box: agrees or takes it back.'],
      ],
      screenReader: [
        'Each question has a visible label or is a group with a name; a refused answer says why.',
      ],
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const gender: SignupGenderStepProps = {
  values: { gender: null, lookingFor: null, sexuality: null, consent: false },
  siteName: 'Velluto',
  privacyHref: '/pages/privacy',
  onChange: fn(),
};
const birth: SignupBirthStepProps = {
  values: { dateOfBirth: '', country: 'IT', region: null, city: '' },
  countries: [
    { value: 'DE', label: 'Germany' },
    { value: 'IT', label: 'Italy' },
  ],
  regions: [
    { value: 'IT-25', label: 'Lombardy' },
    { value: 'IT-62', label: 'Lazio' },
  ],
  minAge: 18,
  onChange: fn(),
  onLocate: fn(),
};
const account = {
  values: { email: '', password: '', terms: false },
  termsHref: '/pages/terms',
  privacyHref: '/pages/privacy',
  onChange: fn(),
};
const sharedWith = [{ site: 'Nordlys', company: 'Nordlys Online GmbH', country: 'DE' }];
const hello = { values: { message: '' }, maxLength: 1000, onChange: fn() };
const photos = { photos: [], max: 3, maxBytes: PHOTO_MAX_BYTES, onFiles: fn(), onRemove: fn() };

const Step = ({ children, width = '22rem' }: { children: React.ReactNode; width?: string }) => (
  <div style={{ inlineSize: width, maxInlineSize: '100%', display: 'grid', gap: '1.25rem' }}>{children}</div>
);

const PhotosWithPreview = ({ name = 'Giulia', photo }: { name?: string; photo?: string }) => (
  <SignupIntroductionStep {...hello} question="photos" preview={{ name, age: 29, place: 'Milano', photo }}>
    <PhotoDropzone
      {...photos}
      photos={photo ? [{ id: '1', name: 'me.jpg', preview: photo, progress: 100 }] : []}
    />
  </SignupIntroductionStep>
);

/** The tile as others will see it follows the photo; it can neither be pressed nor focused. */
export const Photos: Story = {
  render: function Choosing() {
    const [photo, setPhoto] = useState<string>();
    return (
      <Step>
        <PhotosWithPreview photo={photo} />
        <Button onClick={() => setPhoto(portrait(0).src)}>Choose</Button>
      </Step>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const tile = canvasElement.querySelector('[data-part="preview"]');
    await expect(tile).toHaveTextContent('Giulia, 29Milano');
    await expect(tile).toHaveAttribute('inert');
    await expect(tile?.querySelector('img')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: sample('Choose') }));
    await expect(tile?.querySelector('img')).toHaveAttribute('src', portrait(0).src);
  },
};

export const Who: Story = {
  render: () => (
    <Step>
      <SignupGenderStep {...gender} />
    </Step>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: words(genderPicker.female) }));
    await expect(gender.onChange).toHaveBeenLastCalledWith({ gender: 'female' });
    await userEvent.click(canvas.getByRole('radio', { name: words(genderPicker.both) }));
    await expect(gender.onChange).toHaveBeenLastCalledWith({ lookingFor: 'both' });
    const consent = canvas.getByRole('checkbox', { name: wordsIn(genderStep.consent({ site: 'Velluto' })) });
    await expect(consent).not.toBeChecked();
    await userEvent.click(consent);
    await expect(gender.onChange).toHaveBeenLastCalledWith({ consent: true });
  },
};

export const Birth: Story = {
  render: () => (
    <Step>
      <SignupBirthStep {...birth} />
    </Step>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: words(birthDateField.day) }), '29');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: words(birthDateField.month) }), '2');
    await userEvent.type(canvas.getByRole('textbox', { name: words(birthDateField.year) }), '1996');
    await expect(birth.onChange).toHaveBeenLastCalledWith({ dateOfBirth: '1996-02-29' });
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: wordsIn(locationField.region) }),
      'IT-25',
    );
    await expect(birth.onChange).toHaveBeenLastCalledWith({ region: 'IT-25' });
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: wordsIn(locationField.country) }),
      'DE',
    );
    await expect(birth.onChange).toHaveBeenLastCalledWith({ country: 'DE', region: null });
    await userEvent.click(canvas.getByRole('button', { name: words(geolocationButton.idle) }));
    await expect(birth.onLocate).toHaveBeenCalledOnce();
  },
};

export const Account: Story = {
  render: () => (
    <Step>
      <SignupAccountStep {...account} />
    </Step>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: words(emailField.label) }), 'g');
    await expect(account.onChange).toHaveBeenLastCalledWith({ email: 'g' });
    await expect(canvas.getByLabelText(words(newPasswordField.label))).toHaveAttribute(
      'autocomplete',
      'new-password',
    );
    await expect(canvas.getByRole('link', { name: wordsInTag(signupTerms.accept, 'terms') })).toHaveAttribute(
      'href',
      '/pages/terms',
    );
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(account.onChange).toHaveBeenLastCalledWith({ terms: true });
  },
};

export const Shared: Story = {
  render: () => (
    <Step>
      <SignupAccountStep {...account} sharedWith={sharedWith} />
    </Step>
  ),
  play: async ({ canvas, userEvent }) => {
    const consent = canvas.getByRole('checkbox', { name: /Nordlys \(Nordlys Online GmbH, .+\)/ });
    await expect(consent).not.toBeChecked();
    await expect(consent).not.toBeRequired();
    await userEvent.click(consent);
    await expect(account.onChange).toHaveBeenLastCalledWith({ sharing: true });
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="who: empty · answered · missing">
        <Step>
          <SignupGenderStep {...gender} />
        </Step>
        <Step>
          <SignupGenderStep
            {...gender}
            values={{ gender: 'female', lookingFor: 'both', sexuality: 'bi', consent: true }}
          />
        </Step>
        <Step>
          <SignupGenderStep
            {...gender}
            problems={{
              gender: 'required',
              lookingFor: 'required',
              sexuality: 'required',
              consent: 'consent_required',
            }}
          />
        </Step>
      </SheetRow>
      <SheetRow label="one question: whom · orientation · birth · place · e-mail · password · photos">
        <Step>
          <SignupGenderStep {...gender} question="lookingFor" />
        </Step>
        <Step>
          <SignupGenderStep {...gender} question="sexuality" />
        </Step>
        <Step>
          <SignupBirthStep {...birth} question="birth" />
        </Step>
        <Step>
          <SignupBirthStep {...birth} question="place" />
        </Step>
        <Step>
          <SignupAccountStep {...account} question="email" />
        </Step>
        <Step>
          <SignupAccountStep {...account} question="password" sharedWith={sharedWith} />
        </Step>
        <Step>
          <SignupIntroductionStep {...hello} question="photos">
            <PhotoDropzone {...photos} />
          </SignupIntroductionStep>
        </Step>
      </SheetRow>
      <SheetRow label="photos with a preview: none yet · chosen · beside each other">
        <Step width="20rem">
          <PhotosWithPreview />
        </Step>
        <Step width="20rem">
          <PhotosWithPreview photo={portrait(0).src} />
        </Step>
        <Step width="30rem">
          <PhotosWithPreview name="Wilhelmina-Friederike" photo={portrait(0).src} />
        </Step>
      </SheetRow>
      <SheetRow label="birth and place: empty · too young, looking for the place · no such day, refused, no regions">
        <Step>
          <SignupBirthStep {...birth} />
        </Step>
        <Step>
          <SignupBirthStep
            {...birth}
            values={{ dateOfBirth: '2010-05-31', country: 'IT', region: 'IT-25', city: 'Milano' }}
            problems={{ dateOfBirth: 'under_age' }}
            locate="active"
          />
        </Step>
        <Step>
          <SignupBirthStep
            {...birth}
            regions={[]}
            problems={{ dateOfBirth: 'format', country: 'not_allowed' }}
            locate="denied"
          />
        </Step>
      </SheetRow>
      <SheetRow label="name: empty · being checked · free · taken · equals the e-mail">
        <Step width="20rem">
          <SignupNameStep values={{ name: '' }} onChange={fn()} />
        </Step>
        <Step width="20rem">
          <SignupNameStep values={{ name: 'Giulia' }} onChange={fn()} check="checking" />
        </Step>
        <Step width="20rem">
          <SignupNameStep values={{ name: 'Giulia' }} onChange={fn()} check="free" />
        </Step>
        <Step width="20rem">
          <SignupNameStep values={{ name: 'Giulia' }} onChange={fn()} problems={{ name: 'taken' }} />
        </Step>
        <Step width="20rem">
          <SignupNameStep
            values={{ name: 'g@example.com' }}
            onChange={fn()}
            problems={{ name: 'equals_email' }}
          />
        </Step>
      </SheetRow>
      <SheetRow label="account: empty · with problems">
        <Step>
          <SignupAccountStep {...account} />
        </Step>
        <Step>
          <SignupAccountStep
            {...account}
            values={{ email: 'giulia@', password: 'password12', terms: false }}
            problems={{ email: 'format', password: 'common', terms: 'required' }}
          />
        </Step>
      </SheetRow>
      <SheetRow label="hello: about me · first message, near the limit">
        <Step>
          <SignupIntroductionStep {...hello}>
            <PhotoDropzone {...photos} />
          </SignupIntroductionStep>
        </Step>
        <Step>
          <SignupIntroductionStep
            {...hello}
            member={{ name: 'Giulia' }}
            values={{ message: 'Hello! '.repeat(135) }}
          />
        </Step>
      </SheetRow>
    </Sheet>
  ),
};
