'use client';

import { useLingui } from '@lingui/react/macro';
import { SEARCH_FIELDS, type SearchField } from '@velluto/rules';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { RadioCards } from '../../../base/RadioCards/RadioCards.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { Select } from '../../../base/Select/Select.tsx';
import { TextField, type TextFieldProps } from '../../../base/TextField/TextField.tsx';
import { searchForm } from '../../../i18n/messages/search.ts';
import type { Gender } from '../../../model/member.ts';
import type { Option, SearchFilters } from '../../../model/search.ts';
import { lookingForMessage } from '../../looking-for-message.ts';
import { MAX_AGE } from '../../useAgesText.ts';
import { AgeRange } from '../AgeRange/AgeRange.tsx';
import { RegionSelect } from '../RegionSelect/RegionSelect.tsx';
import * as styles from './SearchForm.css.ts';

export interface SearchFormProps extends RootProps<'form', 'onSubmit' | 'onReset'> {
  /** The filters in use; the form starts with them. */
  filters: SearchFilters;
  /** Countries to choose from; no field for a single one. */
  countries: readonly Option[];
  /** Regions of the chosen country. */
  regions: readonly Option[];
  /** The regions are being loaded. */
  regionsPending?: boolean;
  /** Minimum age of the site, in years. */
  minAge?: number;
  /**
   * Genders of the site; the text of an own one has the id `vl.LookingFor.<value>`.
   *
   * @default ['female', 'male']
   */
  genders?: readonly Gender[];
  /** Filters that the site offers; all when left out. */
  fields?: readonly SearchField[];
  /** The search is not answered yet: the button shows that it works. */
  pending?: boolean;
  /** The search was started with these filters. */
  onSubmit: (event: { filters: SearchFilters }) => void;
  /** Another country was chosen: the caller loads its regions. */
  onCountry: (event: { country: string }) => void;
  /** Adds a button that resets the filters. */
  onReset?: () => void;
}

/**
 * All filters of the search; nothing is searched before the button is pressed. With `method="get"` and an `action` it works without scripts:
 * its fields are named `gender`, `country`, `countryregion`, `min_age` and `max_age`, and the ages are fields instead of a slider.
 */
export function SearchForm({
  filters,
  countries,
  regions,
  regionsPending,
  minAge = 18,
  genders = ['female', 'male'],
  fields = SEARCH_FIELDS,
  pending,
  onSubmit,
  onCountry,
  onReset,
  className,
  ...rest
}: SearchFormProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(filters);
  const change = (part: Partial<SearchFilters>) => setDraft(current => ({ ...current, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit({ filters: draft });
  };
  return (
    <form method="post" {...rest} className={cx('vl-SearchForm', styles.root, className)} onSubmit={submit}>
      {fields.includes('gender') && (
        <RadioCards
          legend={t(searchForm.gender)}
          name="gender"
          options={[...genders, 'both'].map(value => ({ value, label: t(lookingForMessage(value)) }))}
          value={draft.gender}
          onChange={({ value }) => change({ gender: value })}
        />
      )}
      {fields.includes('country') && countries.length > 1 && (
        <Select
          label={t(searchForm.country)}
          name="country"
          options={countries}
          value={draft.country}
          onChange={({ target: { value: country } }) => {
            change({ country, region: null });
            onCountry({ country });
          }}
        />
      )}
      {fields.includes('region') && (
        <RegionSelect
          name="countryregion"
          country={draft.country}
          regions={regions}
          value={draft.region}
          pending={regionsPending}
          onChange={change}
        />
      )}
      {fields.includes('min_age') &&
        (rest.method === 'get' ? (
          <div className={styles.ages}>
            <AgeField
              name="min_age"
              label={t(searchForm.ageFrom)}
              min={minAge}
              defaultValue={draft.minAge}
              onChange={({ target }) => change({ minAge: target.valueAsNumber || minAge })}
            />
            <AgeField
              name="max_age"
              label={t(searchForm.ageTo)}
              min={minAge}
              defaultValue={draft.maxAge}
              onChange={({ target }) => change({ maxAge: target.valueAsNumber || MAX_AGE })}
            />
          </div>
        ) : (
          <AgeRange
            min={minAge}
            value={{ from: draft.minAge, to: draft.maxAge }}
            onChange={({ value: { from, to } }) => change({ minAge: from, maxAge: to })}
          />
        ))}
      <div className={styles.actions}>
        {onReset ? (
          <Button tone="plain" onClick={onReset}>
            {t(searchForm.reset)}
          </Button>
        ) : (
          <span />
        )}
        <Button type="submit" tone="primary" pending={pending}>
          {t(searchForm.apply)}
        </Button>
      </div>
    </form>
  );
}

const AgeField = (props: TextFieldProps) => (
  <TextField {...props} type="number" inputMode="numeric" max={MAX_AGE} required />
);
