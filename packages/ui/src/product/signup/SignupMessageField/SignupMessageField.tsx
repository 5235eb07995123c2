'use client';

import { useLingui } from '@lingui/react/macro';
import { signupMessageField } from '../../../i18n/messages/signup-fields.ts';
import { fieldProblemText } from '../../../i18n/problem-text.ts';
import type { FieldProblemCode } from '../../../model/problem.ts';
import { LimitedTextArea } from '../../LimitedTextArea.tsx';

export interface SignupMessageFieldProps {
  /** The text in the field. */
  value: string;
  /** Maximum length of the text, in characters. */
  maxLength: number;
  /** Member at whose page sign-up began: the text becomes the first message to them. */
  member?: { name: string };
  /** Why the value was refused. */
  problem?: FieldProblemCode;
  /** The message was changed. */
  onChange: (change: { message: string }) => void;
}

/** A text at sign-up: "about me", or the first message. */
export function SignupMessageField({ value, maxLength, member, problem, onChange }: SignupMessageFieldProps) {
  const { t } = useLingui();
  return (
    <LimitedTextArea
      label={t(member ? signupMessageField.message : signupMessageField.about)}
      name="signup_message"
      dir="auto"
      max={maxLength}
      maxRows={10}
      value={value}
      description={
        member ? t(signupMessageField.messageHint({ name: member.name })) : t(signupMessageField.aboutHint)
      }
      error={fieldProblemText(t, problem)}
      onChange={event => onChange({ message: event.target.value })}
    />
  );
}
