import { Choice, type ChoiceProps } from '../Checkbox/Checkbox.tsx';

/** One of a few, beside others of the same `name`. */
export const Radio = (props: ChoiceProps) => (
  <div data-component="Radio">
    <Choice {...props} kind="radio" />
  </div>
);
