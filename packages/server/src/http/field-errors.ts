import type { ErrorObject } from 'ajv/dist/2020.js';
import { ApiError, type FieldError } from './api-error.ts';

const codes: Record<string, FieldError['code']> = {
  required: 'required',
  minLength: 'too_short',
  maxLength: 'too_long',
  minItems: 'too_short',
  minProperties: 'required',
  maxItems: 'too_long',
  minimum: 'too_small',
  maximum: 'too_big',
  enum: 'not_allowed',
  const: 'not_allowed',
  additionalProperties: 'unknown',
  unevaluatedProperties: 'unknown',
};

/** What fields are named like. A name of another kind may be anything, an account number put in the wrong place too. */
const fieldName = /^[a-z]+(_[a-z0-9]{1,12})*$/;
const nameOf = (given: string) => (fieldName.test(given) ? given : '?');

function toFieldError({ instancePath, keyword, params }: ErrorObject): FieldError {
  const strange = params.additionalProperty ?? params.unevaluatedProperty;
  const named = params.missingProperty ?? (typeof strange === 'string' ? nameOf(strange) : undefined);
  const path = instancePath.split('/').slice(1);
  const field = [...path, ...(typeof named === 'string' ? [named] : [])].join('.').slice(0, 100);
  if (keyword === 'const' && field.startsWith('consent')) return { field, code: 'consent_required' };
  return { field, code: codes[keyword] ?? 'format' };
}

/** `invalid_request` with one entry for each field at fault. */
export function invalidRequest(errors: ErrorObject[]): ApiError {
  const byField = new Map<string, FieldError>();
  for (const error of errors) {
    if (error.keyword === 'oneOf' || error.keyword === 'anyOf') continue;
    const entry = toFieldError(error);
    if (!byField.has(entry.field)) byField.set(entry.field, entry);
  }
  return new ApiError('invalid_request', [...byField.values()].slice(0, 50));
}
