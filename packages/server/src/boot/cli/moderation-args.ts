import { readFileSync } from 'node:fs';
import { codeOf } from '../../domain/start-error.ts';
import { OperatorError } from '../../infrastructure/config/operator-error.ts';

/** The one reference that a command names. */
export function referenceOf([reference, ...more]: string[]): string {
  if (reference === undefined || more.length > 0) throw new OperatorError('Name one reference.');
  return reference.toUpperCase();
}

/** An argument's text, or for `@file` the content of that file. */
export function textOf(text: string): string {
  if (!text.startsWith('@')) return text;
  const file = text.slice(1);
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new OperatorError(`${file} cannot be read (${codeOf(error)}).`);
  }
}
