import type { Meta, StoryObj } from '@storybook/react-vite';
import { getUserExamples } from '@velluto/api-client/examples';
import { screenModes } from '../../../.storybook/appearances.ts';
import { type OpenScreen, openScreen, Screen, type ScreenArgs } from './Screen.tsx';

/** Users who look at the pages. */
export const people = {
  visitor: null,
  free: getUserExamples.free.user,
  premium: getUserExamples.premium.user,
  noCredits: getUserExamples.noCredits.user,
  notConfirmed: getUserExamples.notConfirmed.user,
};

const common = {
  args: { user: people.visitor },
  argTypes: {
    address: { control: 'text' },
    user: { control: false },
    answers: { control: false },
    site: { control: false },
  },
  loaders: [async ({ args, globals }) => ({ ...(await openScreen(args as ScreenArgs, globals.locale)) })],
  render: (_args, { loaded }) => <Screen {...(loaded as OpenScreen)} />,
  parameters: { bare: true, chromatic: { disableSnapshot: false, modes: screenModes } },
} satisfies Partial<Meta<ScreenArgs>>;

/**
 * Meta of the stories of all pages. A comment above the stories would not work:
 * Storybook turns it into parameters that override these.
 */
export const screens = (description: string) =>
  ({
    ...common,
    parameters: { ...common.parameters, docs: { description: { component: description } } },
  }) satisfies Partial<Meta<ScreenArgs>>;

export type { ScreenArgs };
export type ScreenStory = StoryObj<ScreenArgs>;
