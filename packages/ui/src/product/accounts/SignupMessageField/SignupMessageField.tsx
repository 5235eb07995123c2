'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { signupMessageField } from '../../../i18n/messages/accounts/signup-fields.ts';
import { fieldProblemText } from '../../../i18n/problem-text.ts';
import type { Origin } from '../../../model/origin.ts';
import type { FieldProblemCode } from '../../../model/problem.ts';
import { LimitedTextArea } from '../../LimitedTextArea.tsx';
import { useAuthorNotice } from '../../useOriginTexts.ts';

export interface SignupMessageFieldProps
  extends RootProps<'textarea', 'value' | 'onChange' | 'maxLength' | 'rows' | 'required'> {
  /** The text in the field. */
  value: string;
  /** Maximum length of the text, in characters. */
  maxLength: number;
  /**
   * Member at whose page sign-up began: the text becomes the first message to them. With an `origin` other than `member`
   * the field also says who answers.
   */
  member?: { name: string; origin?: Origin };
  /** Why the value was refused. */
  problem?: FieldProblemCode;
  /** The message was changed. */
  onChange: (change: { message: string }) => void;
}

/** A text at sign-up: "about me", or the first message. */
export function SignupMessageField({
  value,
  maxLength,
  member,
  problem,
  onChange,
  className,
  ...rest
}: SignupMessageFieldProps) {
  const { t } = useLingui();
  const authorNotice = useAuthorNotice(member?.origin ?? 'member');
  const hint = member
    ? t(signupMessageField.messageHint({ name: member.name }))
    : t(signupMessageField.aboutHint);
  return (
    <LimitedTextArea
      label={t(member ? signupMessageField.message : signupMessageField.about)}
      name="signup_message"
      dir="auto"
      max={maxLength}
      maxRows={10}
      {...rest}
      value={value}
      description={authorNotice ? `${authorNotice} ${hint}` : hint}
      error={fieldProblemText(t, problem)}
      className={cx('vl-SignupMessageField', className)}
      onChange={event => onChange({ message: event.target.value })}
    />
  );
}
