import { Screens } from './Screens';

/** The screens of the project `screens`, which `check:next` copies here with their brand. */
export default function Page() {
  return <Screens start={Date.UTC(2026, 10, 21, 20)} />;
}
