import { Choice, type ChoiceProps } from '../Checkbox/Checkbox.tsx';

/** One option of a group; the options of a group have the same `name`. */
export const Radio = (props: ChoiceProps) => (
  <div data-component="Radio">
    <Choice {...props} kind="radio" />
  </div>
);
