import { Fragment, isValidElement, type ReactElement } from 'react';

/** What is needed to write a story as code. */
export interface CodeInput {
  component: string;
  args: Readonly<Record<string, unknown>>;
  /** The entry that exports a component or a type; undefined when none does. */
  entryOf: (name: string) => string | undefined;
}

/** A story, as far as its code is shown. */
export interface ShownStory {
  args: Readonly<Record<string, unknown>>;
  /** What draws it, where it does not only hand its arguments on. */
  render?: unknown;
}

/**
 * The component of a story and its arguments: those of the story, or of the element that it draws without any.
 *
 * @param component the one that the page is about
 */
export function exampleOf(
  component: string,
  { args, render }: ShownStory,
): Pick<CodeInput, 'component' | 'args'> {
  if (typeof render !== 'function' || render.length > 0) return { component, args };
  const drawn: unknown = render();
  if (!isValidElement<Record<string, unknown>>(drawn)) return { component, args };
  return { component, args: nameOfType(drawn) === component ? drawn.props : args };
}

/** Value of one line, or of several when it is longer than this. */
const lineLength = 72;
const indented = (text: string) => text.replaceAll('\n', '\n  ');

/** A name for a picture that its address contains; another for each picture. */
const nameOfData = (address: string) => {
  const [, type = ''] = /^data:\w+\/(\w+)/.exec(address) ?? [];
  const sum = [...address].reduce((before, sign) => (before * 31 + sign.charCodeAt(0)) % 36 ** 6, 0);
  return `picture-${sum.toString(36)}.${type}`;
};

/** Addresses of sample pictures are long and hold only in this Storybook. */
export const shortAddress = (text: string) => {
  if (text.startsWith('data:')) return `/photos/${nameOfData(text)}`;
  const [, name] =
    text.replace(location.origin, '').match(/^(?:\.?\/).*\/([a-z]+)(?:-[\w-]{8})?\.(?:webp|webm)$/) ?? [];
  return name ? `/photos/${name}.${text.endsWith('webm') ? 'webm' : 'webp'}` : text;
};

const quoted = (text: string) => {
  const short = shortAddress(text);
  return short.includes("'") || short.includes('\n') ? JSON.stringify(short) : `'${short}'`;
};

/** A short function as it is written; what a story only watches does nothing. */
const functionText = (value: object) => {
  const text = String(value);
  return 'mock' in value || text.includes('\n') || !text.includes('=>') ? '() => {}' : text;
};

/** A text as JSX: spaces at its ends would be lost at the end of a line, and some characters mean something else. */
const textOf = (text: string) =>
  /[{}<>\n]/.test(text)
    ? `{${JSON.stringify(text)}}`
    : text.replace(/^ +/, "{' '}").replace(/(?<=\S) +$/, "{' '}");

const nameOfType = ({ type }: ReactElement) =>
  typeof type === 'string'
    ? type
    : type === Fragment
      ? ''
      : ((type as { displayName?: string }).displayName ?? (type as { name?: string }).name ?? 'Component');

/** Writes values as TypeScript and elements as JSX, and remembers which components they need. */
class Writer {
  readonly used = new Set<string>();
  /** Large values of elements inside, which get a name above the component. */
  readonly data: string[] = [];

  value(value: unknown): string {
    if (typeof value === 'string') return quoted(value);
    if (typeof value === 'function') return functionText(value);
    if (isValidElement(value)) return this.element(value);
    if (value instanceof File) return `new File([], ${quoted(value.name)})`;
    if (typeof value !== 'object' || value === null) return String(value);
    const isList = Array.isArray(value);
    const parts = Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .map(([key, part]) => {
        const written = this.value(part);
        if (isList) return written;
        return `${/^[\w$]+$/.test(key) ? key : quoted(key)}: ${written}`;
      });
    const [open, close] = isList ? ['[', ']'] : ['{ ', ' }'];
    const line = `${open}${parts.join(', ')}${close}`;
    if (parts.length === 0) return isList ? '[]' : '{}';
    if (line.length <= lineLength && !line.includes('\n')) return line;
    return `${open.trim()}\n  ${parts.map(part => `${indented(part)},`).join('\n  ')}\n${close.trim()}`;
  }

  property(name: string, value: unknown): string {
    if (value === true) return name;
    if (typeof value === 'string' && !/["\n{]/.test(shortAddress(value)))
      return `${name}="${shortAddress(value)}"`;
    const written = this.value(value);
    if (!isLarge(value, written) || written.includes('=>')) return `${name}={${written}}`;
    const free = this.data.some(line => line.startsWith(`const ${name} `))
      ? `${name}${this.data.length}`
      : name;
    this.data.push(`const ${free} = ${written} as const;`);
    return `${name}={${free}}`;
  }

  children(children: unknown): string[] {
    return [children].flat(5).flatMap(child => {
      if (child === null || child === undefined || typeof child === 'boolean') return [];
      if (typeof child === 'string' || typeof child === 'number') return [textOf(String(child))];
      return [isValidElement(child) ? this.element(child) : `{${this.value(child)}}`];
    });
  }

  element(element: ReactElement): string {
    const name = nameOfType(element);
    if (/^[A-Z]/.test(name)) this.used.add(name);
    const { children, ...props } = element.props as Record<string, unknown>;
    return this.tag(
      name,
      Object.entries(props).map(([key, value]) => this.property(key, value)),
      this.children(children),
    );
  }

  tag(name: string, properties: readonly string[], children: readonly string[]): string {
    const inline = [name, ...properties].filter(Boolean).join(' ');
    const fits = inline.length <= lineLength && !inline.includes('\n');
    const open = fits ? inline : `${name}\n  ${properties.map(indented).join('\n  ')}\n`;
    if (children.length === 0) return fits ? `<${open} />` : `<${open}/>`;
    const line = `<${open}>${children.join('')}</${name}>`;
    if (fits && children.length === 1 && line.length <= lineLength && !line.includes('\n')) return line;
    return `<${open}>\n  ${children.map(indented).join('\n  ')}\n</${name}>`;
  }
}

/** Arguments that are large objects get a name of their own above the component. */
const isLarge = (value: unknown, written: string) =>
  typeof value === 'object' && value !== null && !isValidElement(value) && written.includes('\n');

/** The argument that closes a dialog. */
const closing = (args: CodeInput['args']) => ('onClose' in args ? 'onClose' : 'onCancel');

/** Whether the dialog is shown by being drawn, or by `open`. */
const opening = (component: string, args: CodeInput['args']) => {
  if (typeof args[closing(args)] !== 'function') return undefined;
  if ('open' in args) return 'open' as const;
  return component.endsWith('Dialog') ? ('drawn' as const) : undefined;
};

/** Lines that import names, one for each entry; names of no entry are left out. */
export const imports = (names: Iterable<string>, entryOf: CodeInput['entryOf'], type = '') => {
  const byEntry = new Map<string, string[]>();
  for (const name of names) {
    const entry = entryOf(name);
    if (entry) byEntry.set(entry, [...(byEntry.get(entry) ?? []), name]);
  }
  return [...byEntry]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([entry, list]) => `import ${type}{ ${list.toSorted().join(', ')} } from '${entry}';`);
};

/** A story as a component that can be copied: with its imports, its data, and for a dialog the state that opens it. */
export function codeOf({ component, args, entryOf }: CodeInput): string {
  const writer = new Writer();
  writer.used.add(component);
  const opens = opening(component, args);
  const data: string[] = [];
  const types = new Set<string>();
  const properties: string[] = [];
  for (const [name, value] of Object.entries(args)) {
    if (name === 'children' || value === undefined) continue;
    if (opens === 'open' && name === 'open') properties.push('open={open}');
    else if (opens !== undefined && name === closing(args)) properties.push(`${name}={() => setOpen(false)}`);
    else {
      const written = writer.value(value);
      if (isLarge(value, written)) {
        const props = `${component}Props`;
        const needsType = written.includes('=>') && entryOf(props) !== undefined;
        if (needsType) types.add(props);
        // else the values are the types: sample data may have more than a component takes
        data.push(
          needsType
            ? `const ${name}: ${props}['${name}'] = ${written};`
            : `const ${name} = ${written} as const;`,
        );
        properties.push(`${name}={${name}}`);
      } else properties.push(writer.property(name, value));
    }
  }
  const tag = writer.tag(component, properties, writer.children(args.children));
  if (opens) writer.used.add('Button');
  data.unshift(...writer.data);
  const body = opens
    ? [
        'const [open, setOpen] = useState(false);',
        'return (',
        '  <>',
        '    <Button onClick={() => setOpen(true)}>Open</Button>',
        opens === 'drawn'
          ? `    {open && (\n      ${tag.replaceAll('\n', '\n      ')}\n    )}`
          : `    ${tag.replaceAll('\n', '\n    ')}`,
        '  </>',
        ');',
      ]
    : tag.includes('\n')
      ? ['return (', `  ${tag.replaceAll('\n', '\n  ')}`, ');']
      : [`return ${tag};`];
  return [
    ...imports(writer.used, entryOf),
    ...imports(types, entryOf, 'type '),
    ...(opens ? ["import { useState } from 'react';"] : []),
    ...(data.length > 0 ? ['', ...data] : []),
    '',
    'export function Example() {',
    ...body.map(line => `  ${indented(line)}`),
    '}',
  ].join('\n');
}
