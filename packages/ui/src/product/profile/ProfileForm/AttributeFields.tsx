'use client';

import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { ATTRIBUTES, type Attribute, type Attributes } from '@velluto/rules';
import { Select } from '../../../base/Select/Select.tsx';
import { attributeNames, attributeOptions } from '../../../i18n/messages/attributes.ts';
import { profileForm } from '../../../i18n/messages/profile.ts';

export interface AttributeFieldsProps {
  value: Attributes;
  /** Facts that the site shows, in its order. */
  fields: readonly Attribute[];
  onChange: (event: { attributes: Attributes }) => void;
}

const labelsOf = (name: Attribute): Record<string, MessageDescriptor> => attributeOptions[name];

/** The optional facts, each a list to choose from. */
export function AttributeFields({ value, fields, onChange }: AttributeFieldsProps) {
  const { t } = useLingui();
  return fields.map(name => {
    const labels = labelsOf(name);
    return (
      <Select
        key={name}
        label={t(attributeNames[name])}
        placeholder={t(profileForm.regionNone)}
        options={ATTRIBUTES[name].map(option => {
          const message = labels[option];
          return { value: option, label: message ? t(message) : option };
        })}
        value={value[name] ?? ''}
        onChange={({ target }) => onChange({ attributes: { ...value, [name]: target.value || null } })}
      />
    );
  });
}
