import { Button, type ButtonProps, Inline, Stack, type StackProps } from '@velluto/ui/base';
import type { FormEvent, ReactNode } from 'react';

interface SubmitFormProps extends Pick<ButtonProps, 'tone' | 'size' | 'pending'> {
  /** What `useForm` or `useSubmit` returned. */
  onSubmit: (event: FormEvent) => void;
  /** What the button says. */
  action: string;
  /** Beside the button: another one, or that it was saved. */
  beside?: ReactNode;
  /** Between the fields. */
  gap?: StackProps['gap'];
  /** The fields, and what is wrong. */
  children: ReactNode;
}

/** A form: its fields below each other, and the button that sends it. */
export const SubmitForm = ({ onSubmit, action, beside, gap = 4, children, ...button }: SubmitFormProps) => (
  <form noValidate method="post" onSubmit={onSubmit}>
    <Stack gap={gap}>
      {children}
      <Inline>
        <Button type="submit" {...button}>
          {action}
        </Button>
        {beside}
      </Inline>
    </Stack>
  </form>
);
