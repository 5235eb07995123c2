import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { OnePage } from '../../../../test/other-orders/SignupWizard.tsx';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words, wordsIn } from '../../../../test/words.ts';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { confirmEmailBox, signupWizard } from '../../../i18n/messages/accounts/signup.ts';
import { genderPicker, usernameField } from '../../../i18n/messages/accounts/signup-fields.ts';
import { signupQuestions } from '../../../model/signup.ts';
import { ConfirmEmailBox } from '../ConfirmEmailBox/ConfirmEmailBox.tsx';
import { SignupGenderStep } from '../SignupSteps/SignupGenderStep.tsx';
import { SignupNameStep } from '../SignupSteps/SignupNameStep.tsx';
import { SignupWizard, type SignupWizardProps } from './SignupWizard.tsx';
import type { SignupStep } from './SignupWizardParts.tsx';

const meta = {
  title: 'Product/Accounts/SignupWizard',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'the frame of all sign-up steps.', avoid: 'forms of one page.' },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the fields, then Back or Skip, and Next.'],
        ['Enter', 'In a field: goes to the next step.'],
      ],
      screenReader: ['Each new step takes the focus with its headline; what was refused is announced.'],
    },
  },
  component: SignupWizard,
  args: {
    step: 2,
    onNext: fn(),
    onBack: fn(),
    children: <SignupNameStep values={{ name: 'Giulia' }} onChange={() => undefined} check="free" />,
  },
} satisfies Meta<typeof SignupWizard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByRole('img', { name: words(signupWizard.step({ step: 3, total: 5 })) }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('textbox', { name: words(usernameField.label) }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: words(signupWizard.back) }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

/** One question of a step at a time: the title asks it, and the dots count the questions. */
export const OneQuestion: Story = {
  args: {
    step: 'lookingFor',
    children: (
      <SignupGenderStep
        question="lookingFor"
        siteName="Velluto"
        values={{ gender: 'female', lookingFor: null, sexuality: null, consent: false }}
        onChange={() => undefined}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: words(signupWizard.step({ step: 2, total: 10 })) }),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: words(signupWizard.lookingForTitle) })).toBeVisible();
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(1);
    await expect(canvas.getByRole('radiogroup', { name: words(genderPicker.lookingFor) })).toBeVisible();
  },
};

/** A double click answers one question, not the next one too. */
export const DoubleClick: Story = {
  args: { step: 'message', onSkip: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: words(signupWizard.next) }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.dblClick(canvas.getByRole('button', { name: words(signupWizard.skip) }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
  },
};

/** Made of the same parts in another order: steps on one page, with one button. */
export const OtherOrder: Story = {
  render: ({ onNext }) => <OnePage onSend={onNext} />,
  play: async ({ args, canvas, userEvent }) => {
    const questions = [signupWizard.nameTitle, signupWizard.accountTitle];
    for (const question of questions)
      await expect(canvas.getByRole('heading', { name: words(question) })).toBeVisible();
    const name = canvas.getByRole('textbox', { name: words(usernameField.label) });
    await userEvent.type(name, 'Zoe');
    await expect(name).toHaveValue('Zoe');
    await userEvent.click(canvas.getByRole('button', { name: words(signupWizard.create) }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

/** The focus moves to the new headline, so that screen readers begin there. */
export const FocusFollowsTheStep: Story = {
  render: function Moving(args) {
    const [step, setStep] = useState<SignupStep>(0);
    return (
      <SignupWizard {...args} step={step} onNext={() => setStep(1)}>
        <TextField label="Anything" />
      </SignupWizard>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(signupWizard.next) }));
    await expect(canvas.getByRole('heading', { name: words(signupWizard.birthTitle) })).toBeVisible();
    await waitFor(() =>
      expect(canvasElement.ownerDocument.activeElement).toHaveTextContent(wordsIn(signupWizard.birthTitle)),
    );
  },
};

export const Pending: Story = {
  args: { step: 3, pending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(signupWizard.create) }));
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

const onCode = fn();
/** Once it is complete, the form inside is the only one. */
export const Complete: Story = {
  args: {
    step: 'complete',
    children: (
      <ConfirmEmailBox
        email="giulia@example.com"
        state="idle"
        onResend={fn()}
        onCode={onCode}
        continueHref="/members"
      />
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    onCode.mockClear();
    await userEvent.type(
      canvas.getByRole('textbox', { name: wordsIn(confirmEmailBox.code) }),
      '123456{Enter}',
    );
    await expect(onCode).toHaveBeenCalledOnce();
    await expect(canvasElement.querySelectorAll('form')).toHaveLength(1);
  },
};

const Box = (props: SignupWizardProps) => (
  <div style={{ inlineSize: '22rem' }}>
    <SignupWizard {...props} />
  </div>
);

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <SheetRow label="steps 0–4 and complete">
        {([0, 1, 2, 3, 4] as const).map(step => (
          <Box
            key={step}
            {...args}
            step={step}
            level={2}
            onBack={step > 0 ? args.onBack : undefined}
            onSkip={fn()}
          />
        ))}
        <Box {...args} step="complete" level={2}>
          {Complete.args?.children}
        </Box>
      </SheetRow>
      <SheetRow label="one question each">
        {signupQuestions.map(question => (
          <Box
            key={question}
            {...args}
            step={question}
            level={2}
            onBack={question === 'gender' ? undefined : args.onBack}
            onSkip={fn()}
          >
            {null}
          </Box>
        ))}
      </SheetRow>
      <SheetRow label="begun at a profile · on its way · refused">
        <Box {...args} step={4} level={2} memberName="Wilhelmina-Friederike" onSkip={fn()} />
        <Box {...args} level={2} pending />
        <Box {...args} level={2} step={3} problem={{ code: 'email_invalid_or_duplicate' }} />
      </SheetRow>
    </Sheet>
  ),
};
