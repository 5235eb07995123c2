import { useState } from 'react';
import { Text } from '../base/Text/Text.tsx';
import { TextButton } from '../base/TextLink/TextLink.tsx';
import { useVariable } from './useComputed.ts';

/** Name of a variable of the theme, and below it a value; a press copies the name as it is written in CSS. */
export function VariableWithValue({ variable, value }: { variable: string; value: string | undefined }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(variable);
    setCopied(true);
  };
  return (
    <Text as="div" size="xs" tone="muted" tabular style={{ whiteSpace: 'pre-line' }}>
      <TextButton onClick={() => void copy()} style={{ overflowWrap: 'anywhere', textAlign: 'start' }}>
        {variable.slice('var('.length, -1)}
      </TextButton>
      <br />
      {copied ? 'copied' : value}
    </Text>
  );
}

/** The same with the value as the theme writes it. */
export function CopyVariable({ variable }: { variable: string }) {
  const { ref, value } = useVariable(variable);
  return (
    <div ref={ref}>
      <VariableWithValue variable={variable} value={value} />
    </div>
  );
}
