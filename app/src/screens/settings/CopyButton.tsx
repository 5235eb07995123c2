import { useLingui } from '@lingui/react/macro';
import { Button, VisuallyHidden } from '@velluto/ui/base';
import { useState } from 'react';
import { secondFactorMessages as messages } from '../../locales/messages/second-factor.ts';

/** Puts a text into the clipboard, and says so; where there is none, the text beside it can be marked. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useLingui();
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <Button size="s" onClick={() => void copy()}>
        {t(copied ? messages.copied : messages.copy)}
      </Button>
      <VisuallyHidden role="status">{copied && t(messages.copied)}</VisuallyHidden>
    </>
  );
}
