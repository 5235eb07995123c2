import { useOf } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { CodeBlock } from '../CodeBlock.tsx';
import { namedTypes, rootElement, typesOf } from '../types/types-of.ts';
import { componentFile } from './component-files.ts';
import { indexes } from './files.ts';
import { useRead } from './useRead.ts';

const readTypes = async () => (await import('virtual:velluto-types')).default;

const idOf = (type: string) => `type-${type}`;

/** Links of a docs page lead to the manager, unless they say that they stay in it. */
const TypeLinks = ({ names }: { names: readonly string[] }) =>
  names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <a href={`#${idOf(name)}`} target="_self">
        <code>{name}</code>
      </a>
    </Fragment>
  ));

/**
 * The types behind the properties, opened: which property has which, each declaration with its docstrings and its source,
 * and the element whose attributes the component takes.
 */
export function Types() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { name } = componentFile(String(preparedMeta.parameters.fileName), indexes);
  const types = useRead(readTypes, 'types');
  if (!types) return null;
  const properties = Object.entries(preparedMeta.argTypes).map(([property, { table }]) => ({
    property,
    named: namedTypes(table?.type?.summary ?? '', types),
  }));
  const shown = typesOf(
    name,
    properties.flatMap(({ named }) => named),
    types,
  );
  const element = rootElement(name, types);
  const linked = properties.filter(({ named }) => named.length > 0);
  if (shown.length === 0) return null;
  return (
    <section className="vl-docs-types">
      <h3>Types</h3>
      {element && (
        <p>
          It also takes <code>ref</code>, <code>className</code>, <code>style</code>, <code>data-*</code>,{' '}
          <code>aria-*</code> and the other attributes of <code>{`<${element}>`}</code>.
        </p>
      )}
      {linked.length > 0 && (
        <dl className="vl-docs-list">
          {linked.map(({ property, named }) => (
            <div key={property}>
              <dt>
                <code>{property}</code>
              </dt>
              <dd>
                <TypeLinks names={named} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {shown.map(type => {
        const named = type.uses.filter(used => shown.some(one => one.name === used));
        return (
          <details key={type.name} className="vl-docs-type">
            <summary>
              <code>{type.name}</code>
            </summary>
            <div id={idOf(type.name)}>
              <CodeBlock code={type.text} language="tsx" />
              <p>
                {named.length > 0 && (
                  <>
                    Names <TypeLinks names={named} />.{' '}
                  </>
                )}
                <code>{type.place.replace('packages/ui/src/', '')}</code>
              </p>
            </div>
          </details>
        );
      })}
    </section>
  );
}
