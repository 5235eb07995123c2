import { useState } from 'react';
import { Text } from '../base/Text/Text.tsx';
import { TextButton } from '../base/TextLink/TextLink.tsx';
import { useVariable } from './useComputed.ts';

/**
 * Name of a variable of the theme; a press copies it as it is written in CSS. Below it stands its value, as the theme
 * writes it unless another way is given.
 */
export function CopyVariable({ variable, value }: { variable: string; value?: string }) {
  const { ref, value: written } = useVariable(variable);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(variable);
    setCopied(true);
  };
  return (
    <div ref={ref}>
      <Text as="div" size="xs" tone="muted" tabular style={{ whiteSpace: 'pre-line' }}>
        <TextButton onClick={() => void copy()} style={{ overflowWrap: 'anywhere', textAlign: 'start' }}>
          {variable.slice('var('.length, -1)}
        </TextButton>
        <br />
        {copied ? 'copied' : (value ?? written)}
      </Text>
    </div>
  );
}
