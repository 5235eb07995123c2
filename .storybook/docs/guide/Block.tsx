import { type ComponentProps, isValidElement } from 'react';
import { CodeBlock } from '../CodeBlock.tsx';

/** A block of code of the guide. */
export function Block({ children }: ComponentProps<'pre'>) {
  if (!isValidElement<{ className?: string; children: string }>(children)) return null;
  const { className = '', children: code } = children.props;
  return <CodeBlock code={code.trimEnd()} language={className.replace('language-', '') || 'text'} />;
}
