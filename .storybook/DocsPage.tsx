import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { OpenAlone, ScreenWindows, StoryWindow } from './docs/StoryWindow.tsx';

/** When a component is the right one; part of the parameters of its stories. */
export interface Guidance {
  /** Goes on from “Use it for”. */
  use: string;
  /** Goes on from “Not for”. */
  avoid: string;
}

type Story = ReturnType<React.ContextType<typeof DocsContext>['componentStories']>[number];

function WhenToUse() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guidance = preparedMeta.parameters.guidance as Guidance | undefined;
  if (!guidance) return null;
  return (
    <dl className="vl-docs-guidance">
      <div>
        <dt>Use it for</dt>
        <dd>{guidance.use}</dd>
      </div>
      <div data-avoid="">
        <dt>Not for</dt>
        <dd>{guidance.avoid}</dd>
      </div>
    </dl>
  );
}

/** Whether a story only plays on what another shows. */
function onlyPlays({ name, moduleExport }: Story): boolean {
  const { args, render, parameters, globals } = moduleExport;
  return name === 'Conformance' || (moduleExport.play && !(args || render || parameters || globals));
}

/** The stories that a reader looks at, and whether they need windows of their own. */
function useShown() {
  const stories = useContext(DocsContext).componentStories();
  const [first, ...others] = stories.filter(({ tags }) => tags.includes('autodocs'));
  const isSheet = ({ tags }: Story) => tags.includes('sheet');
  const told = others.filter(story => !onlyPlays(story));
  return {
    first: [first, ...told.filter(isSheet)].filter(story => story !== undefined),
    others: told.filter(story => !isSheet(story)),
    // dialogs, what reaches the edges of the page, and what asks for it because it lies above others
    inWindow: stories.some(
      ({ name, parameters }) =>
        name === 'Conformance' || parameters.bare === true || parameters.docs?.story?.inline === false,
    ),
  };
}

function StoryBlock({ story, inWindow, plain }: { story: Story; inWindow: boolean; plain: boolean }) {
  return (
    <section className="vl-docs-story" data-plain={plain || undefined}>
      {!plain && (
        <div className="vl-docs-name">
          <Subheading>{story.name}</Subheading>
          <OpenAlone id={story.id} name={story.name} />
        </div>
      )}
      <Description of={story.moduleExport} />
      {story.title.startsWith('Screens/') ? (
        <ScreenWindows id={story.id} name={story.name} />
      ) : inWindow ? (
        <StoryWindow id={story.id} name={story.name} />
      ) : (
        <Canvas of={story.moduleExport} sourceState={plain ? 'none' : 'hidden'} />
      )}
    </section>
  );
}

/** Page of a component: what it is, when to use it, all its states in one view, its properties, each state. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { first, others, inWindow } = useShown();
  const isFoundation = preparedMeta.title.startsWith('Foundations/');
  const block = (story: Story) => (
    <StoryBlock
      key={story.id}
      story={story}
      inWindow={inWindow}
      plain={isFoundation && first.length + others.length === 1}
    />
  );
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <WhenToUse />
      {first.map(block)}
      {!isFoundation && preparedMeta.component && (
        <section className="vl-docs-properties">
          <h2>Properties</h2>
          {inWindow ? <ArgTypes /> : <Controls />}
        </section>
      )}
      {others.length > 0 && (
        <section>
          {!isFoundation && <h2>One by one</h2>}
          {others.map(block)}
        </section>
      )}
    </>
  );
}
