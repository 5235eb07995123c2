'use client';

import { useLingui } from '@lingui/react/macro';
import { ATTRIBUTE_NAMES, type Attribute, INTERESTS, messageLength } from '@velluto/rules';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { Heading } from '../../../base/Heading/Heading.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { profileForm } from '../../../i18n/messages/profiles/profile.ts';
import type { OrOwn, OwnProfile } from '../../../model/member.ts';
import type { Option } from '../../../model/search.ts';
import { StickyBar } from '../../../patterns/StickyBar/StickyBar.tsx';
import { useFormat } from '../../../provider/hooks.ts';
import { plain } from '../../../theme/elements.css.ts';
import { LimitedTextArea } from '../../LimitedTextArea.tsx';
import { InterestPicker } from '../InterestPicker/InterestPicker.tsx';
import { LocationField } from '../LocationField/LocationField.tsx';
import { AttributeFields } from './AttributeFields.tsx';
import * as styles from './ProfileForm.css.ts';

/** Values that a member can change. */
export type ProfileDraft = Pick<OwnProfile, 'aboutMe' | 'region' | 'city' | 'interests' | 'attributes'>;

export interface ProfileFormProps extends RootProps<'form', 'onSubmit'> {
  /** The saved values; the form starts with them. */
  profile: ProfileDraft;
  /** Regions of the member's country. */
  regions: readonly Option[];
  /** Ids of the interests to choose from; all of `@velluto/rules` when left out. */
  interests?: readonly string[];
  /** Facts that the site shows, in its order; all when left out. */
  fields?: readonly OrOwn<Attribute>[];
  /** Options of facts that are the site's own, or that are others than usual. */
  factOptions?: Readonly<Record<string, readonly string[]>>;
  /** The town in the form is not known, so that no distances can be shown; nothing is refused. */
  cityUnknown?: boolean;
  /** Region or town were changed in the form. */
  onPlaceChange?: (change: Pick<ProfileDraft, 'region' | 'city'>) => void;
  /** The form is being saved. */
  saving?: boolean;
  /** The last save succeeded. */
  saved?: boolean;
  /** Error of the last save, in the reader's language. */
  error?: string;
  /** The form is to be saved. */
  onSave: (event: { profile: ProfileDraft }) => void;
}

const maxAbout = 2000;

/**
 * Everything a member can say about themselves, saved together. Its parts have the ids `profile-about`, `profile-place`
 * and `profile-interests`: links can lead to them.
 */
export function ProfileForm({
  profile,
  regions,
  interests = INTERESTS,
  fields = ATTRIBUTE_NAMES,
  factOptions,
  cityUnknown,
  onPlaceChange,
  saving,
  saved,
  error,
  onSave,
  className,
  ...rest
}: ProfileFormProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [draft, setDraft] = useState<ProfileDraft>(profile);
  const change = (part: Partial<ProfileDraft>) => setDraft(current => ({ ...current, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave({ profile: draft });
  };
  return (
    <form method="post" {...rest} className={cx('vl-ProfileForm', styles.root, className)} onSubmit={submit}>
      <section id="profile-about" tabIndex={-1} className={styles.part}>
        <Heading level={2} size="h3">
          {t(profileForm.aboutTitle)}
        </Heading>
        <LimitedTextArea
          label={t(profileForm.about)}
          description={t(profileForm.aboutHint)}
          note={t(
            profileForm.aboutCount({
              count: format.number(messageLength(draft.aboutMe)),
              max: format.number(maxAbout),
            }),
          )}
          rows={5}
          maxRows={14}
          max={maxAbout}
          value={draft.aboutMe}
          onChange={({ target }) => change({ aboutMe: target.value })}
        />
      </section>
      <section id="profile-place" tabIndex={-1} className={styles.part}>
        <Heading level={2} size="h3">
          {t(profileForm.placeTitle)}
        </Heading>
        <LocationField
          value={{ ...draft, city: draft.city ?? '' }}
          regions={regions}
          cityUnknown={cityUnknown}
          onChange={({ region, city }) => {
            const place = {
              region: region === undefined ? draft.region : region,
              city: city === undefined ? draft.city : city || null,
            };
            change(place);
            onPlaceChange?.(place);
          }}
        />
      </section>
      <section id="profile-interests" tabIndex={-1} className={styles.part}>
        <Heading level={2} size="h3">
          {t(profileForm.interestsTitle)}
        </Heading>
        <p className={plain}>{t(profileForm.interestsCount({ count: draft.interests.length }))}</p>
        <InterestPicker options={interests} value={draft.interests} onChange={change} />
      </section>
      {fields.length > 0 && (
        <section className={styles.part}>
          <Heading level={2} size="h3">
            {t(profileForm.factsTitle)}
          </Heading>
          <div className={styles.pair}>
            <AttributeFields
              value={draft.attributes}
              fields={fields}
              options={factOptions}
              onChange={change}
            />
          </div>
        </section>
      )}
      <div className={styles.bar}>
        <StickyBar label={t(profileForm.actions)}>
          <span role="status" className={styles.state}>
            {error ? <span className={styles.error}>{error}</span> : saved && t(profileForm.saved)}
          </span>
          <Button type="submit" tone="primary" pending={saving}>
            {t(profileForm.save)}
          </Button>
        </StickyBar>
      </div>
    </form>
  );
}
