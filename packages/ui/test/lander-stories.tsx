import type { ComponentType } from 'react';
import { expect, type userEvent, type within } from 'storybook/test';
import { impossible } from './landers.ts';
import { Phones } from './Phones.tsx';

/** What the `play` of a landing page gets. */
interface Played {
  args: { onSignUp?: unknown };
  canvas: ReturnType<typeof within>;
  userEvent: Pick<typeof userEvent, 'click'>;
}

/** The headline is shown, and the button leads to the sign-up. */
export const leadsToSignup =
  (headline: string) =>
  async ({ args, canvas, userEvent }: Played) => {
    await expect(canvas.getByRole('heading', { level: 1, name: headline })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Sign up for free' }));
    await expect(args.onSignUp).toHaveBeenCalledOnce();
  };

/** Fictional profiles are marked on landing pages too. */
export const marksWhoIsNotAMember = async ({ canvas }: Pick<Played, 'canvas'>) => {
  await expect(canvas.getAllByText(/Not a private member/).length).toBeGreaterThan(0);
};

/** A headline and a sentence of the operator's. */
export const ownWords = {
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
  odd = { members: impossible },
}: {
  lander: ComponentType<Props>;
  args: Props;
  odd?: object;
}) {
  return (
    <>
      <Lander {...args} />
      <Phones>
        {[
          <Lander key="usual" {...args} />,
          <Lander key="none" {...args} members={[]} />,
          <Lander key="odd" {...args} {...odd} />,
        ]}
      </Phones>
    </>
  );
}
