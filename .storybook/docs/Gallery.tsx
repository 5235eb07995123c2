import { Markdown } from '@storybook/addon-docs/blocks';
import changeLog from '../../packages/ui/CHANGELOG.md?raw';
import ui from '../../packages/ui/package.json' with { type: 'json' };
import { CodeBlock } from './CodeBlock.tsx';
import { gallery } from './gallery.ts';

/** Notes on changes that are not in a release yet, as they stand in `.changeset`. */
const notes = Object.entries(
  import.meta.glob<string>('../../.changeset/*.md', { eager: true, query: '?raw', import: 'default' }),
)
  .filter(([, text]) => /^["']@velluto\/ui["']:/m.test(text))
  .map(([path, text]) => ({ path, text: text.replace(/^---[\s\S]*?---\s*/, '').trim() }));

/** What the change log says about the version of the package. */
const changes =
  changeLog
    .split(/^## /m)
    .find(section => section.startsWith(`${ui.version}\n`))
    ?.replace(/^.*\n/, '') ?? '';

/** Version of the package, how to install it, and what changed. */
export const Release = () => (
  <section>
    <p className="vl-docs-version">
      @velluto/ui, version {ui.version}. {notes.length} changes wait for the next one.
    </p>
    <CodeBlock code="npm install @velluto/ui react react-dom @lingui/core @lingui/react" language="sh" />
    <details>
      <summary>What changed in {ui.version}</summary>
      <Markdown>{changes}</Markdown>
    </details>
    {notes.length > 0 && (
      <details>
        <summary>What changes next</summary>
        <ul>
          {notes.map(({ path, text }) => (
            <li key={path}>{text}</li>
          ))}
        </ul>
      </details>
    )}
  </section>
);

/** Every component as a small picture that leads to its page. */
export const Gallery = () => (
  <>
    {gallery.map(([area, items]) => (
      <section key={area}>
        <h2>{area[0]?.toUpperCase() + area.slice(1)}</h2>
        <div className="vl-docs-gallery">
          {items.map(({ name, href, picture }) => (
            <a key={href} href={href} target="_top">
              <img src={picture} alt="" loading="lazy" />
              {name}
            </a>
          ))}
        </div>
      </section>
    ))}
  </>
);
