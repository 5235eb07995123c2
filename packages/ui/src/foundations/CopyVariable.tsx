import { useState } from 'react';
import { Text } from '../base/Text/Text.tsx';
import { TextButton } from '../base/TextLink/TextLink.tsx';

/** Name of a variable of the theme; a press copies it as it is written in CSS. */
export function CopyVariable({ variable, value }: { variable: string; value: string | undefined }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(variable);
    setCopied(true);
  };
  return (
    <Text as="div" size="xs" tone="muted" tabular>
      <TextButton onClick={() => void copy()} style={{ overflowWrap: 'anywhere', textAlign: 'start' }}>
        {variable.slice('var('.length, -1)}
      </TextButton>
      <br />
      {copied ? 'copied' : value}
    </Text>
  );
}
