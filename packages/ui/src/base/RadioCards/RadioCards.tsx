'use client';

import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import * as field from '../Field/Field.css.ts';
import { FieldError } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { assignInlineVars } from '../inline-vars.ts';
import type { RootProps } from '../root-props.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './RadioCards.css.ts';

export interface RadioCard {
  /** Value of the card. */
  value: string;
  /** The words of the card. */
  label: string;
  /** Language of the label, where it is not the page's. */
  lang?: string;
  /** Explanation below the label. */
  description?: string;
  /** Drawing on the card. */
  icon?: ReactNode;
  /** The card cannot be chosen at the moment. */
  disabled?: boolean;
}

export interface RadioCardsProps extends RootProps<'fieldset', 'onChange' | 'name'> {
  /** Name of the group of fields. */
  legend: string;
  /** For screen readers only, where a headline says the same. */
  hideLegend?: boolean;
  /** What there is to choose from. */
  options: readonly RadioCard[];
  /** Empty while nothing is chosen. */
  value: string;
  /** A card was chosen. */
  onChange: (change: { value: string }) => void;
  /** `fit`: as many small cards in a row as there is space for, two on the smallest phone. For long lists. */
  columns?: number | 'fit';
  /** Name of the field in the form. */
  name?: string;
  /** Why the value was refused, in the reader's language. */
  error?: ReactNode;
}

/**
 * Choice of one of a few options, shown as cards.
 *
 * @part card - one option
 * @part title - its label
 * @part description - the words below its label
 */
export function RadioCards({
  legend,
  hideLegend,
  options,
  value,
  onChange,
  columns = 1,
  name,
  error,
  className,
  ...rest
}: RadioCardsProps) {
  const generated = useId();
  const group = name ?? generated;
  const fit = columns === 'fit';
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it, and unlike a group it can be invalid
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${generated}-error` : undefined}
      {...rest}
      className={cx('vl-RadioCards', field.field, className)}
    >
      <legend className={cx(field.label, field.legend)}>
        {hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div
        className={cx(
          styles.cards,
          fit && styles.cardsThatFit,
          fit && options.some(({ icon }) => icon) && styles.cardsWithIcons,
        )}
        style={fit ? undefined : assignInlineVars({ [styles.columns]: String(columns) })}
      >
        {options.map(option => (
          <label
            key={option.value}
            data-part="card"
            className={cx(styles.card, fit ? styles.small : columns > 1 && styles.narrow)}
          >
            <input
              className={styles.input}
              type="radio"
              name={group}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange({ value: option.value })}
            />
            {option.icon}
            <span className={styles.text}>
              <span data-part="title" className={styles.title} lang={option.lang}>
                {option.label}
              </span>
              {option.description && (
                <span data-part="description" className={cx(field.description, fit && styles.smallPrint)}>
                  {option.description}
                </span>
              )}
            </span>
            {(fit || columns === 1) && (
              <span className={cx(styles.mark, fit && styles.corner)}>
                <Icon shape={icons.check} size={fit ? 'xs' : 's'} />
              </span>
            )}
          </label>
        ))}
      </div>
      <FieldError id={`${generated}-error`} error={error} />
    </fieldset>
  );
}
