import ui from '../../packages/ui/package.json' with { type: 'json' };
import phones from '../../packages/ui/pictures/member.webp?url';
import { boards } from './boards.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { sandboxPackages } from './component/sandbox-packages.ts';
import { gallery } from './gallery.ts';
import { guideAddress } from './guide/guide-pages.ts';
import { boardSize } from './journeys.ts';

/** What the package is, its version, how to begin, and three of its screens. */
export const Opening = () => (
  <header className="vl-docs-opening">
    <div>
      <h1>Velluto</h1>
      <p>
        React components for dating and paid chat: members, likes, matches, conversations, credits. Your brand
        from one colour, seven languages, WCAG 2.2 AA, light and dark.
      </p>
      <p className="vl-docs-version">
        <span className="vl-docs-status" data-status="stable">
          stable
        </span>{' '}
        <code>@velluto/ui</code> {ui.version} ·{' '}
        <a href={guideAddress('Changes')} target="_top">
          what changed
        </a>
      </p>
      <p className="vl-docs-begin">
        <a href={guideAddress('A first page')} target="_top">
          Begin
        </a>
        <a href="?path=/docs/screens-members--docs" target="_top">
          See the screens
        </a>
      </p>
      <CodeBlock code={`npm install ${sandboxPackages.runs.join(' ')}`} language="sh" />
    </div>
    <img src={phones} alt="Members, a profile and a conversation on phones" />
  </header>
);

/** Whole pages in the order in which a member sees them, a board for each journey. */
export const Boards = () => (
  <>
    {boards.map(({ name, goal, screens }) => (
      <section key={name} className="vl-docs-board">
        <h3>{name}</h3>
        <p>{goal}</p>
        <ul>
          {screens.map(({ caption, href, picture }) => (
            <li key={href}>
              <a href={href} target="_top">
                <img src={picture} alt="" {...boardSize} loading="lazy" />
                {caption}
              </a>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </>
);

/** Every component as a small picture that leads to its page. */
export const Gallery = () => (
  <>
    {gallery.map(([area, items]) => (
      <section key={area}>
        <h3>{area}</h3>
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
