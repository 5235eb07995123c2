import { Choice, type ChoiceProps } from '../Checkbox/Checkbox.tsx';
import { cx } from '../cx.ts';

/** One option of a group; the options of a group have the same `name`. */
export const Radio = ({ className, ...rest }: ChoiceProps) => (
  <Choice {...rest} kind="radio" className={cx('vl-Radio', className)} />
);
