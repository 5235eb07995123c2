import {
  type RadioCard,
  type RadioCardsGroupProps,
  RadioCardsItem,
  RadioCardsList,
  RadioCardsRoot,
} from './RadioCardsParts.tsx';

export interface RadioCardsProps extends RadioCardsGroupProps {
  /** What there is to choose from. */
  options: readonly RadioCard[];
}

/**
 * Choice of one of a few options, shown as cards.
 *
 * @part card - one option
 * @part title - its label
 * @part description - the words below its label
 */
export const RadioCards = ({ options, ...group }: RadioCardsProps) => (
  <RadioCardsRoot {...group}>
    <RadioCardsList withIcons={options.some(({ icon }) => icon)}>
      {options.map(option => (
        <RadioCardsItem key={option.value} {...option} />
      ))}
    </RadioCardsList>
  </RadioCardsRoot>
);
