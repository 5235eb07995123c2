import { expect, it } from 'vitest';
import { codeOnly, controlOf } from '../../../../.storybook/docs/properties.ts';

it('yes or no is a switch, and text is a text', () => {
  expect(controlOf('wide', 'boolean', undefined).type).toEqual({ name: 'boolean' });
  expect(controlOf('label', 'string', 'Send').type).toEqual({ name: 'string' });
});

it('choices are a list with readable names', () => {
  expect(controlOf('tone', '"neutral" | "photoDark"', undefined)).toMatchObject({
    options: ['neutral', 'photoDark'],
    control: { type: 'select', labels: { neutral: 'Neutral', photoDark: 'Photo dark' } },
  });
});

it.each([
  'Viewer | null',
  'TileMember',
  'Pick<MemberSummary, "name" | "photo">',
  'Message',
  'CreditPackage',
  'readonly Conversation[]',
  'Cost',
  'SearchFilters',
  'Problem | null',
  'Discount',
])('%s has presets to choose from instead of an editor for objects', written => {
  const { options, mapping, control } = controlOf('x', written, {});
  expect(control).toEqual({ type: 'select' });
  expect(Object.keys(mapping ?? {})).toEqual(options);
  expect(options?.length).toBeGreaterThan(1);
});

it('a property that may be null can be set to null', () => {
  const { options, mapping } = controlOf('problem', 'Problem | null', null);
  expect(options).toContain('None');
  expect(mapping).toHaveProperty('None', null);
});

it('lists of texts are edited as they are, and an element may be a text', () => {
  expect(controlOf('interests', 'readonly string[]', undefined).control).toEqual({ type: 'object' });
  expect(controlOf('footer', 'ReactNode', undefined).type).toEqual({ name: 'string' });
});

it('an icon is chosen by its name', () => {
  expect(controlOf('startIcon', 'ReactNode', undefined).options).toContain('mail');
});

it('a property that only code can write has no control, and says why', () => {
  expect(codeOnly('(event: { id: string }) => void')).toBe('a function');
  expect(codeOnly('ReactNode')).toBe('an element');
  expect(codeOnly('Cost')).toBeUndefined();
  for (const value of [() => undefined, { a: 1 }, undefined])
    expect(controlOf('x', 'Unknown', value).control).toEqual({ disable: true });
});
