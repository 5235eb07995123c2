import { DocsContext, Markdown, useOf } from '@storybook/addon-docs/blocks';
import { Fragment, useContext } from 'react';
import changeLog from '../../../packages/ui/CHANGELOG.md?raw';
import { CodeBlock } from '../CodeBlock.tsx';
import { changesOf } from './changes.ts';
import { codeOf, exampleOf } from './code.ts';
import { anyEntryOf, componentFile, type Part, partsOf } from './component-files.ts';
import { compoundsOf, meaningIn } from './compound.ts';
import { accessibilityOf, hasStories, indexes, otherOrderOf, readSource } from './files.ts';
import { type Notes, notesOf, testsOf } from './notes.ts';
import { Sandbox } from './Sandbox.tsx';
import { sizeOf } from './sizes.ts';
import { useRead } from './useRead.ts';

/** Whether a component may still change without a major version. */
export type Status = 'stable' | 'experimental' | 'deprecated';

/** What a docs page says of its component, from the meta of its stories. */
function useComponent() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { parameters } = preparedMeta;
  return {
    ...componentFile(String(parameters.fileName), indexes),
    since: parameters.since as string | undefined,
    status: parameters.status as Status | undefined,
  };
}

/** How to import it, how stable it is, since when it exists, how large it is, and where its source stands. */
export function ComponentFacts() {
  const { name, entry, since, status, source } = useComponent();
  const size = sizeOf(source);
  return (
    <section className="vl-docs-facts">
      {entry && <CodeBlock code={`import { ${name} } from '${entry}';`} language="tsx" />}
      <p>
        <span className="vl-docs-status" data-status={status}>
          {status}
        </span>{' '}
        since {since}
        {size !== undefined && ` · ${size} kB with all it is made of`} ·{' '}
        {/* links of a docs page lead to the manager, unless they say that they stay in it */}
        <a href="#source" target="_self">
          {source.replace('packages/ui/src/', '')}
        </a>
      </p>
    </section>
  );
}

/** The first story as code that can be copied into a project. */
export function ComponentCode() {
  const { name, entry } = useComponent();
  const stories = useContext(DocsContext).componentStories();
  const story = stories.find(({ name: storyName }) => storyName === 'Default') ?? stories[0];
  if (!story || !entry) return null;
  const example = exampleOf(name, { args: story.initialArgs, render: story.originalStoryFn });
  const code = codeOf({ ...example, entryOf: exported => anyEntryOf(exported, indexes) });
  return (
    <section>
      <h2>Code</h2>
      <CodeBlock code={code} language="tsx" />
      <Sandbox component={name} code={code} args={example.args} />
    </section>
  );
}

/** The class of the root and the named places inside, for a site's own styles. */
export function Anatomy() {
  const { name, source } = useComponent();
  const parts = useRead<Part[]>(async () => partsOf((await readSource(source)) ?? ''), source);
  if (!parts || parts.length === 0) return null;
  return (
    <section>
      <h2>Anatomy</h2>
      <dl className="vl-docs-list">
        <div>
          <dt>
            <code>.vl-{name}</code>
          </dt>
          <dd>The root.</dd>
        </div>
        {parts.map(part => (
          <div key={part.name}>
            <dt>
              <code>[data-part="{part.name}"]</code>
            </dt>
            <dd>{part.meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What is exported beside the component, and an example of it put together in another order. */
export function Compounds() {
  const { name, source } = useComponent();
  const found = useRead(async () => {
    const compounds = await compoundsOf({ name, source }, indexes, readSource, hasStories);
    const meanings = compounds.map(async part => ({
      name: part.name,
      meaning: meaningIn((await readSource(part.source)) ?? '', part.name),
    }));
    return { parts: await Promise.all(meanings), example: await otherOrderOf(name) };
  }, source);
  if (!found || found.parts.length === 0) return null;
  return (
    <section>
      <h2>Parts</h2>
      <dl className="vl-docs-list">
        {found.parts.map(part => (
          <div key={part.name}>
            <dt>
              <code>{part.name}</code>
            </dt>
            <dd>{part.meaning}</dd>
          </div>
        ))}
      </dl>
      {found.example && (
        <>
          <p>
            {name} is made of these. To change the order, make your own of them, as the story “Other order”
            does:
          </p>
          <CodeBlock code={found.example} language="tsx" />
        </>
      )}
    </section>
  );
}

const ofComponent = (own: string, { component }: Notes) =>
  component !== own && <h3>{component} inside of it</h3>;

/** Keys and what a screen reader says: of the component, then of those it is made of. */
export function AccessibilityNotes() {
  const { name, source } = useComponent();
  const notes = useRead(() => notesOf(source, readSource, accessibilityOf), source);
  if (!notes || notes.length === 0) return null;
  return (
    <section>
      <h2>Keyboard and screen readers</h2>
      {notes.map(note => (
        <div key={note.component}>
          {ofComponent(name, note)}
          {note.keyboard.length === 0 ? (
            <p>Nothing of its own takes the focus.</p>
          ) : (
            <dl className="vl-docs-list">
              {note.keyboard.map(([keys, does]) => (
                <div key={keys}>
                  <dt>
                    <kbd>{keys}</kbd>
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          )}
          <ul>
            {note.screenReader.map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** What the test command checks, and the stories that have a test of their own. */
export function Tests() {
  const stories = useContext(DocsContext).componentStories();
  const { checks, played } = testsOf(
    stories.map(({ id, name, tags, moduleExport }) => ({ id, name, tags, isPlayed: !!moduleExport.play })),
  );
  return (
    <section>
      <h2>Tested</h2>
      <ul>
        {checks.map(check => (
          <li key={check}>{check}</li>
        ))}
        {played.length > 0 && <li>Stories with a test of their own: {played.join(', ')}.</li>}
      </ul>
    </section>
  );
}

/** What the change log says about the component, by version. */
export function Changes() {
  const { name } = useComponent();
  const versions = changesOf(name, changeLog);
  if (versions.length === 0) return null;
  return (
    <section>
      <h2>Changes</h2>
      {versions.map(({ version, changes }) => (
        <Fragment key={version}>
          <h3>{version}</h3>
          <Markdown>{changes.map(change => `- ${change}`).join('\n')}</Markdown>
        </Fragment>
      ))}
    </section>
  );
}

/** The source itself, folded. */
export function ComponentSource() {
  const { source } = useComponent();
  const text = useRead(() => readSource(source), source);
  if (!text) return null;
  return (
    <section>
      <h2>Source</h2>
      <details>
        <summary>{source}</summary>
        <div id="source">
          <CodeBlock code={text} language="tsx" />
        </div>
      </details>
    </section>
  );
}
