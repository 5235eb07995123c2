'use client';

import { createContext, type ReactNode, useId, useRef } from 'react';
import { cx } from '../cx.ts';
import * as field from '../Field/Field.css.ts';
import { FieldError } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { assignInlineVars } from '../inline-vars.ts';
import type { RootProps } from '../root-props.ts';
import { usePartContext } from '../use-part-context.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './RadioCards.css.ts';

export interface RadioCardsGroupProps extends RootProps<'fieldset', 'onChange' | 'name'> {
  /** Name of the group of fields. */
  legend: string;
  /** For screen readers only, where a headline says the same. */
  hideLegend?: boolean;
  /** Empty while nothing is chosen. */
  value: string;
  /** A card was chosen. */
  onChange: (change: { value: string }) => void;
  /** A card was pressed by mouse or finger, also the chosen one, once for a double click; arrow keys choose without it. */
  onPress?: (press: { value: string }) => void;
  /** `fit`: as many small cards in a row as there is space for, two on the smallest phone. For long lists. */
  columns?: number | 'fit';
  /** Name of the field in the form. */
  name?: string;
  /** Why the value was refused, in the reader's language. */
  error?: ReactNode;
}

interface GroupContextValue extends Pick<RadioCardsGroupProps, 'value' | 'onChange' | 'onPress'> {
  columns: number | 'fit';
  /** Name of the radio buttons. */
  group: string;
}
const GroupContext = createContext<GroupContextValue | null>(null);
const useGroup = () => usePartContext(GroupContext, 'RadioCardsRoot');

interface RadioCardsRootProps extends RadioCardsGroupProps {
  /** Lists of cards. */
  children: ReactNode;
}

/** The group around lists of cards. */
export function RadioCardsRoot({
  legend,
  hideLegend,
  value,
  onChange,
  onPress,
  columns = 1,
  name,
  error,
  children,
  className,
  ...rest
}: RadioCardsRootProps) {
  const generated = useId();
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
      <GroupContext value={{ value, onChange, onPress, columns, group: name ?? generated }}>
        {children}
      </GroupContext>
      <FieldError id={`${generated}-error`} error={error} />
    </fieldset>
  );
}

interface RadioCardsListProps extends RootProps<'div'> {
  /** The cards have drawings. */
  withIcons: boolean;
  /** The cards. */
  children: ReactNode;
}

/** Cards in columns. */
export function RadioCardsList({ withIcons, className, style, ...rest }: RadioCardsListProps) {
  const { columns } = useGroup();
  const fit = columns === 'fit';
  return (
    <div
      {...rest}
      className={cx(
        styles.cards,
        fit && styles.cardsThatFit,
        fit && withIcons && styles.cardsWithIcons,
        className,
      )}
      style={{ ...(fit ? undefined : assignInlineVars({ [styles.columns]: String(columns) })), ...style }}
    />
  );
}

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

/** One card. */
export function RadioCardsItem({
  value,
  label,
  lang,
  description,
  icon,
  disabled,
  className,
  ...rest
}: RadioCard & RootProps<'label'>) {
  const { value: chosen, onChange, onPress, columns, group } = useGroup();
  /** How often mouse or finger pressed in a row; 0 for keys, which choose on their way through the cards. */
  const pressed = useRef(0);
  const fit = columns === 'fit';
  return (
    <label
      data-part="card"
      {...rest}
      onMouseDown={({ detail }) => {
        pressed.current = detail;
      }}
      onKeyDown={() => {
        pressed.current = 0;
      }}
      className={cx(styles.card, fit ? styles.small : columns > 1 && styles.narrow, className)}
    >
      <input
        className={styles.input}
        type="radio"
        name={group}
        value={value}
        checked={value === chosen}
        disabled={disabled}
        onChange={() => {
          // the second press of a double click is not meant for what the first one has led to
          if (!onPress || pressed.current < 2) onChange({ value });
        }}
        onClick={() => {
          if (pressed.current === 1) onPress?.({ value });
        }}
      />
      {icon}
      <span className={styles.text}>
        <span data-part="title" className={styles.title} lang={lang}>
          {label}
        </span>
        {description && (
          <span data-part="description" className={cx(field.description, fit && styles.smallPrint)}>
            {description}
          </span>
        )}
      </span>
      {(fit || columns === 1) && (
        <span className={cx(styles.mark, fit && styles.corner)}>
          <Icon shape={icons.check} size={fit ? 'xs' : 's'} />
        </span>
      )}
    </label>
  );
}
