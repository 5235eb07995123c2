'use client';

import { useLingui } from '@lingui/react/macro';
import { ATTRIBUTE_NAMES, type Attribute } from '@velluto/rules';
import { useId } from 'react';
import { cx } from '../../../base/cx.ts';
import { Heading } from '../../../base/Heading/Heading.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { attributeNames, optionMessage } from '../../../i18n/messages/profiles/attributes.ts';
import { attributeList } from '../../../i18n/messages/profiles/profile.ts';
import { valueMessage } from '../../../i18n/value-message.ts';
import type { Attributes, OrOwn } from '../../../model/member.ts';
import * as styles from './AttributeList.css.ts';

export interface AttributeListProps extends RootProps<'section'> {
  /**
   * The facts that the person gave. The text of a site's own fact has the id `vl.Attribute.<fact>`, its values
   * `vl.Attribute.<fact>.<value>`.
   */
  attributes: Attributes;
  /** Facts that the site shows, in its order; all when left out. */
  fields?: readonly OrOwn<Attribute>[];
  /** Also lists facts that the person did not give. */
  showUnknown?: boolean;
}

/**
 * Facts that a person gave about themselves, as chips. Renders nothing when there are none.
 *
 * @part fact - one fact
 * @part term - what it is about
 * @part detail - what the person said
 */
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
    if (!value && !showUnknown) return [];
    return [
      {
        term: t(valueMessage(attributeNames, 'Attribute', name)),
        detail: t(value ? optionMessage(name, value) : attributeList.unknown),
      },
    ];
  });
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id} {...rest} className={cx('vl-AttributeList', styles.root, className)}>
      <Heading id={id} level={2} size="l">
        {t(attributeList.title)}
      </Heading>
      <dl className={styles.list}>
        {rows.map(({ term, detail }) => (
          <div key={term} data-part="fact" className={styles.fact}>
            <dt data-part="term" className={styles.term}>
              {term}
            </dt>
            <dd data-part="detail" className={styles.detail}>
              {detail}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
