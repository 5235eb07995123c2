'use client';

import type { ReactNode } from 'react';
import { cx } from '../../base/cx.ts';
import type { RootProps } from '../../base/root-props.ts';
import { Select } from '../../base/Select/Select.tsx';
import { Text } from '../../base/Text/Text.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import type { LocateState } from '../../model/location.ts';
import type { Option } from '../../model/search.ts';
import { LocateButton, type LocateButtonProps } from '../LocateButton/LocateButton.tsx';
import * as styles from './PlaceFields.css.ts';

/** Where somebody lives. */
export interface Place {
  /** ISO 3166; needed where there are countries to choose from. */
  country?: string;
  /** Id of the region; null for none. */
  region: string | null;
  /** The town in the field. */
  city: string;
}

export interface PlaceFieldsProps extends RootProps<'div', 'onChange'> {
  /** Country, region and town in the fields. */
  value: Place;
  /** The changed fields; another country clears the region. */
  onChange: (change: Partial<Place>) => void;
  /** Countries to choose from; without them the country cannot be changed. */
  countries?: readonly Option[];
  /** Regions of the country; without any there is no field for them. */
  regions: readonly Option[];
  /** Names of the fields. */
  labels: {
    country: string;
    region: string;
    /** First option of the regions: no region. */
    anyRegion: string;
    city: string;
    /** That no distances can be shown from this town, and what to do. */
    cityUnknown: string;
    /** Note on fields that may stay empty, where the country may not. */
    optional: string;
    locate: LocateButtonProps['labels'];
  };
  /** What is wrong with a field. */
  errors?: Partial<Record<keyof Place, ReactNode>>;
  /** The town is not known; it can be kept all the same. */
  cityUnknown?: boolean;
  /** State of the look-up of the device's position. */
  locate?: LocateState;
  /** Looks the position up; no button without it. */
  onLocate?: () => void;
}

/** Country, region and town, typed or filled in from the device's position. */
export function PlaceFields({
  value,
  onChange,
  countries,
  regions,
  labels,
  errors = {},
  cityUnknown = false,
  locate = 'idle',
  onLocate,
  className,
  ...rest
}: PlaceFieldsProps) {
  const note = countries && labels.optional;
  return (
    <div {...rest} className={cx('vl-PlaceFields', styles.root, className)}>
      {countries && (
        <Select
          label={labels.country}
          name="country"
          autoComplete="country"
          required
          options={countries}
          value={value.country}
          error={errors.country}
          onChange={event => onChange({ country: event.target.value, region: null })}
        />
      )}
      {regions.length > 0 && (
        <Select
          label={labels.region}
          name="region"
          note={note}
          placeholder={labels.anyRegion}
          options={regions}
          value={value.region ?? ''}
          error={errors.region}
          onChange={event => onChange({ region: event.target.value || null })}
        />
      )}
      <div className={styles.town}>
        <TextField
          label={labels.city}
          name="city"
          autoComplete="address-level2"
          note={note}
          value={value.city}
          error={errors.city}
          onChange={event => onChange({ city: event.target.value })}
        />
        <div role="status">
          {cityUnknown && (
            <div className={styles.unknown}>
              <Text size="s" tone="muted">
                {labels.cityUnknown}
              </Text>
            </div>
          )}
        </div>
      </div>
      {onLocate && (
        <div className={styles.locate}>
          <LocateButton state={locate} labels={labels.locate} onLocate={onLocate} />
        </div>
      )}
    </div>
  );
}
