/** A step of a documented way to a first page: a command of a shell, or a file to write. */
export type Step = { command: string } | { file: string; text: string };

/** A way that a document describes, from an empty folder to a built page. */
export interface DocumentedPath {
  /** The heading. */
  name: string;
  steps: Step[];
}

/** A fenced block of a document. */
interface Block {
  language: string;
  text: string;
}

const blocksOf = (text: string): Block[] =>
  [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = '', block = '']) => ({
    language,
    text: block,
  }));

/** The name of a file in the first line of a block, or in the second where the first opens Astro's script. */
const fileOf = ({ text }: Block): string | undefined =>
  /^(?:---\n)?(?:\/\/|<!--|\/\*) ([\w./-]+\.\w+)(?: -->| \*\/)?\n/.exec(text)?.[1];

/** Commands that run until they are stopped; what they show is looked at in the built page. */
const neverEnds = /^npm run dev\b/;

const withoutName = ({ language, text }: Block) => (language === 'html' ? text.replace(/^.*\n/, '') : text);

function stepsOf(block: Block): Step[] {
  if (block.language === 'sh') {
    const commands = block.text.split('\n').map(line => line.replace(/\s+#.*$/, '').trim());
    return commands.filter(line => line !== '' && !neverEnds.test(line)).map(command => ({ command }));
  }
  const file = fileOf(block);
  return file === undefined ? [] : [{ file, text: withoutName(block) }];
}

/** The folder in which a way keeps its components. */
const folderOf = (steps: readonly Step[]) => {
  const component = steps.find(
    (step): step is Step & { file: string } => 'file' in step && /\.tsx$/.test(step.file),
  );
  return component?.file.replace(/[^/]+$/, '') ?? '';
};

/**
 * The ways that a section of a document describes, one for each of its sub-headings. Files that are named above the first
 * one belong to all of them, and lie beside their components.
 *
 * @throws Error when there is no such section
 */
export function documentedPaths(document: string, heading: string): DocumentedPath[] {
  const [, rest] = document.split(`\n## ${heading}\n`);
  if (rest === undefined) throw new Error(`There is no section "${heading}".`);
  const [shared = '', ...ways] = (rest.split(/^## /m)[0] ?? '').split(/^### /m);
  const sharedFiles = blocksOf(shared)
    .flatMap(stepsOf)
    .filter(step => 'file' in step);
  return (ways.length > 0 ? ways : [shared]).map(way => {
    const steps = blocksOf(way).flatMap(stepsOf);
    const files =
      ways.length > 0 ? sharedFiles.map(({ file, text }) => ({ file: folderOf(steps) + file, text })) : [];
    const firstFile = steps.findIndex(step => 'file' in step);
    return {
      name: ways.length > 0 ? (way.split('\n')[0] ?? '') : heading,
      steps: steps.toSpliced(Math.max(firstFile, 0), 0, ...files),
    };
  });
}
