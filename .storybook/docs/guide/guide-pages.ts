/** A page of the guide. */
export interface GuidePage {
  /** Its heading. */
  title: string;
  /** Its text, without the heading. */
  text: string;
}

/** Blocks and words of code, which neither MDX nor a heading may change. */
const code = /(^[ \t]*```[\s\S]*?^[ \t]*```$|`[^`\n]*`)/m;

/** Changes what is not code. */
const inProse = (text: string, change: (prose: string) => string) =>
  text
    .split(code)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');

/** Braces and angle brackets begin code in MDX. */
const escaped = (prose: string) => prose.replaceAll(/[{<]/g, '\\$&');

/** Headings of a section, which is a page of its own, one level higher. */
const raised = (prose: string) => prose.replaceAll(/^#(#+ )/gm, '$1');

/** A heading as a part of an address: `Right to left (RTL)` → `right-to-left-rtl`. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** The address of a page in Storybook, by its heading. */
export const guideAddress = (title: string): string => `?path=/docs/guide-${slugOf(title)}--docs`;

/** The parts of a document below headings of a level; lines of code are no headings. */
export function sectionsOf(document: string, level: string): GuidePage[] {
  const sections: { title: string; lines: string[] }[] = [];
  let inCode = false;
  for (const line of document.split('\n')) {
    if (/^\s*```/.test(line)) inCode = !inCode;
    if (!inCode && line.startsWith(`${level} `))
      sections.push({ title: line.slice(level.length + 1), lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections.map(({ title, lines }) => ({ title, text: lines.join('\n').trim() }));
}

/** Mentions of a heading, such as “Languages”, become links to its page. */
function linked(prose: string, pageOf: ReadonlyMap<string, string>): string {
  return prose.replaceAll(/“([^”]+)”/g, (mention, heading: string) => {
    const page = pageOf.get(heading);
    return page === undefined ? mention : `[${heading}](${guideAddress(page)})`;
  });
}

/** The pages that `GUIDE.md` has as sections, and the change log as the last one. */
export function guidePages(guide: string, changeLog: string): GuidePage[] {
  const sections = sectionsOf(guide, '##');
  const pageOf = new Map(
    sections.flatMap(({ title, text }) =>
      [title, title.replace(/ \(.*\)$/, ''), ...sectionsOf(text, '###').map(part => part.title)].map(
        heading => [heading, title] as const,
      ),
    ),
  );
  const pages = sections.map(({ title, text }) => ({ title, text: inProse(text, raised) }));
  return [...pages, { title: 'Changes', text: changeLog.replace(/^# .*/, '').trim() }].map(
    ({ title, text }) => ({
      title,
      text: inProse(text, prose => linked(escaped(prose), pageOf)),
    }),
  );
}

/** A page as a file that Storybook reads. */
export const mdxOf = ({ title, text }: GuidePage): string =>
  `import { Meta } from '@storybook/addon-docs/blocks';\n\n<Meta title="Guide/${title}" />\n\n# ${title}\n\n${text}\n`;
