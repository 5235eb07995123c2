import type { ComponentType } from 'react';
import { expect, type userEvent, type within } from 'storybook/test';
import { homeHero } from '../src/i18n/messages/landers/home-hero.ts';
import { memberWords } from '../src/i18n/messages/profiles/member.ts';
import { extremeMembers } from './landers.ts';
import { Phones } from './Phones.tsx';
import { sample } from './samples/sample.ts';
import { anything, type Words, words, wordsIn } from './words.ts';

/** The part of a story's context that the `play` functions below use. */
interface Played {
  args: { onSignUp?: unknown };
  canvas: ReturnType<typeof within>;
  userEvent: Pick<typeof userEvent, 'click'>;
}

/** The headline is shown, and the button leads to the sign-up. */
export const leadsToSignup =
  (headline: Words) =>
  async ({ args, canvas, userEvent }: Played) => {
    await expect(canvas.getByRole('heading', { level: 1, name: words(headline) })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: words(homeHero.signUp) }));
    await expect(args.onSignUp).toHaveBeenCalledOnce();
  };

/** Fictional profiles are marked on landing pages too. */
export const marksFictionalProfiles = async ({ canvas }: Pick<Played, 'canvas'>) => {
  await expect(
    canvas.getAllByText(wordsIn(memberWords.fictionalLong({ label: anything }))).length,
  ).toBeGreaterThan(0);
};

/** A scene of the site takes the place of members: a picture with its own text, and nobody's name. */
export const showsScenes = async ({ canvas }: Pick<Played, 'canvas'>) => {
  await expect(canvas.getByRole('img', { name: sample('An evening by the water') })).toBeVisible();
  await expect(canvas.queryByRole('figure')).toBeNull();
};

/** Headline and lead text that an operator wrote. */
export const siteTexts = {
  headline: (
    <>
      A <em>northern</em> evening
    </>
  ),
  lead: 'Long light, short ways.',
  minAge: 21,
};

/** A landing page in full width and on three phones: as usual, without people, and with extreme data. */
export function LanderSheet<Props extends object>({
  lander: Lander,
  args,
  extreme = { members: extremeMembers },
}: {
  lander: ComponentType<Props>;
  args: Props;
  extreme?: object;
}) {
  return (
    <>
      <Lander {...args} />
      <Phones>
        {[
          <Lander key="usual" {...args} />,
          <Lander key="none" {...args} members={[]} />,
          <Lander key="extreme" {...args} {...extreme} />,
        ]}
      </Phones>
    </>
  );
}
