'use client';

import { useLingui } from '@lingui/react/macro';
import { ATTRIBUTES, type Attribute } from '@velluto/rules';
import { Select } from '../../../base/Select/Select.tsx';
import { attributeNames, optionMessage } from '../../../i18n/messages/profiles/attributes.ts';
import { profileForm } from '../../../i18n/messages/profiles/profile.ts';
import { valueMessage } from '../../../i18n/value-message.ts';
import type { Attributes, OrOwn } from '../../../model/member.ts';

export interface AttributeFieldsProps {
  /** What the member has chosen. */
  value: Attributes;
  /** Facts that the site shows, in its order. */
  fields: readonly OrOwn<Attribute>[];
  /** Options of facts that are the site's own, or that are others than usual. */
  options?: Readonly<Record<string, readonly string[]>>;
  /** Something was chosen; `attributes` are all of them. */
  onChange: (event: { attributes: Attributes }) => void;
}

/** The optional facts, each a list to choose from. */
export function AttributeFields({ value, fields, options: ownOptions, onChange }: AttributeFieldsProps) {
  const { t } = useLingui();
  const options = new Map<string, readonly string[]>(Object.entries({ ...ATTRIBUTES, ...ownOptions }));
  return fields.map(name => {
    const offered = options.get(name) ?? [];
    const chosen = value[name];
    const all = chosen && !offered.includes(chosen) ? [...offered, chosen] : offered;
    return (
      <Select
        key={name}
        label={t(valueMessage(attributeNames, 'Attribute', name))}
        placeholder={t(profileForm.regionNone)}
        options={all.map(option => ({ value: option, label: t(optionMessage(name, option)) }))}
        value={chosen ?? ''}
        onChange={({ target }) => onChange({ attributes: { ...value, [name]: target.value || null } })}
      />
    );
  });
}
