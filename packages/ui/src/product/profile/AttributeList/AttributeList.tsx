'use client';

import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { ATTRIBUTE_NAMES, type Attribute, type Attributes } from '@velluto/rules';
import { useId } from 'react';
import { cx } from '../../../base/cx.ts';
import { Heading } from '../../../base/Heading/Heading.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { attributeNames, attributeOptions } from '../../../i18n/messages/attributes.ts';
import { attributeList } from '../../../i18n/messages/profile.ts';
import { DataList } from '../../../patterns/DataList/DataList.tsx';

export interface AttributeListProps extends RootProps<'section'> {
  attributes: Attributes;
  /** Facts that the site shows, in its order; all when left out. */
  fields?: readonly Attribute[];
  /** Also lists facts that the person did not give. */
  showUnknown?: boolean;
}

const optionMessage = (name: Attribute, value: string): MessageDescriptor | undefined =>
  (attributeOptions[name] as Record<string, MessageDescriptor>)[value];

/** Facts that a person gave about themselves. Renders nothing when there are none. */
export function AttributeList({
  attributes,
  fields = ATTRIBUTE_NAMES,
  showUnknown = false,
  className,
  ...rest
}: AttributeListProps) {
  const { t } = useLingui();
  const id = useId();
  const rows = fields.flatMap(name => {
    const value = attributes[name];
    const option = value ? optionMessage(name, value) : undefined;
    if (!option && !showUnknown) return [];
    return [{ term: t(attributeNames[name]), detail: t(option ?? attributeList.unknown) }];
  });
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id} {...rest} className={cx('vl-AttributeList', className)}>
      <Heading id={id} level={2} size="l">
        {t(attributeList.title)}
      </Heading>
      <DataList rows={rows} />
    </section>
  );
}
