import { Screens } from './Screens';

async function timeOfTheView() {
  'use cache';
  return Date.now();
}

/** The screens of the project `screens`, which `check:next` copies here with their brand. */
export default async function Page() {
  return <Screens start={await timeOfTheView()} />;
}
