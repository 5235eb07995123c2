'use client';

import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { ATTRIBUTE_NAMES, type Attribute, type Attributes } from '@velluto/rules';
import { useId } from 'react';
import { Heading } from '../../../base/Heading/Heading.tsx';
import { attributeNames, attributeOptions } from '../../../i18n/messages/attributes.ts';
import { attributeList } from '../../../i18n/messages/profile.ts';
import { DataList } from '../../../patterns/DataList/DataList.tsx';

export interface AttributeListProps {
  attributes: Attributes;
  /** Lists attributes without a value too. */
  showUnknown?: boolean;
}

const optionMessage = (name: Attribute, value: string): MessageDescriptor | undefined =>
  (attributeOptions[name] as Record<string, MessageDescriptor>)[value];

/** Attributes of a profile. Renders nothing without any. */
export function AttributeList({ attributes, showUnknown = false }: AttributeListProps) {
  const { t } = useLingui();
  const id = useId();
  const rows = ATTRIBUTE_NAMES.flatMap(name => {
    const value = attributes[name];
    const option = value ? optionMessage(name, value) : undefined;
    if (!option && !showUnknown) return [];
    return [{ term: t(attributeNames[name]), detail: t(option ?? attributeList.unknown) }];
  });
  if (rows.length === 0) return null;
  return (
    <section data-component="AttributeList" aria-labelledby={id}>
      <Heading id={id} level={2} size="l">
        {t(attributeList.title)}
      </Heading>
      <DataList rows={rows} />
    </section>
  );
}
