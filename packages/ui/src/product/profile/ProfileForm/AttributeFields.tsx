'use client';

import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { ATTRIBUTE_NAMES, ATTRIBUTES, type Attribute, type Attributes } from '@velluto/rules';
import { Select } from '../../../base/Select/Select.tsx';
import { attributeNames, attributeOptions } from '../../../i18n/messages/attributes.ts';
import { profileForm } from '../../../i18n/messages/profile.ts';

export interface AttributeFieldsProps {
  value: Attributes;
  onChange: (event: { attributes: Attributes }) => void;
}

const labelsOf = (name: Attribute): Record<string, MessageDescriptor> => attributeOptions[name];

/** The optional attributes, each a select. */
export function AttributeFields({ value, onChange }: AttributeFieldsProps) {
  const { t } = useLingui();
  return ATTRIBUTE_NAMES.map(name => {
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
