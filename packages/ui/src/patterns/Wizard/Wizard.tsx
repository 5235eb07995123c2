import type { ReactNode } from 'react';
import { cx } from '../../base/cx.ts';
import { Heading } from '../../base/Heading/Heading.tsx';
import { StepDots } from '../../base/StepDots/StepDots.tsx';
import { Text } from '../../base/Text/Text.tsx';
import { WizardActions, WizardBody, WizardHead, WizardRoot, type WizardRootProps } from './WizardParts.tsx';

export interface WizardProps extends WizardRootProps {
  /** Number of steps. */
  steps: number;
  /** `Step 2 of 5`. */
  stepLabel: string;
  /** The question of the step, as headline. */
  title: ReactNode;
  /** One line below the title. */
  lead?: ReactNode;
  /** Level of the title: 1 on a page, 2 in a dialog. */
  level?: 1 | 2;
  /** The fields of the step. */
  children: ReactNode;
  /** Button to the step before. */
  back?: ReactNode;
  /** The submit button. */
  next: ReactNode;
}

/**
 * One step of a form: progress, title, fields, back and continue. The focus moves to the title of each new step.
 *
 * @part head - progress, title and lead
 * @part body - the fields
 * @part actions - back and continue
 */
export const Wizard = ({
  steps,
  stepLabel,
  title,
  lead,
  level = 1,
  children,
  back,
  next,
  className,
  ...rest
}: WizardProps) => (
  <WizardRoot {...rest} className={cx('vl-Wizard', className)}>
    <WizardHead>
      <StepDots steps={steps} current={rest.step} label={stepLabel} />
      <Heading level={level} size="h2">
        {title}
      </Heading>
      {lead && <Text tone="muted">{lead}</Text>}
    </WizardHead>
    <WizardBody>{children}</WizardBody>
    <WizardActions back={back}>{next}</WizardActions>
  </WizardRoot>
);
