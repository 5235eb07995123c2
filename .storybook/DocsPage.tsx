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
import { Fragment, useContext, useState } from 'react';
import { isScreen } from './appearances.ts';
import {
  AccessibilityNotes,
  Anatomy,
  Changes,
  ComponentCode,
  ComponentFacts,
  ComponentSource,
  Compounds,
  Tests,
} from './docs/component/ComponentFacts.tsx';
import { DoAndDont } from './docs/component/DoAndDont.tsx';
import { Types } from './docs/component/Types.tsx';
import { OpenAlone, ScreenWindows, StoryWindow } from './docs/StoryWindow.tsx';

/** When to use a component and when not; set in the parameters of its stories. */
export interface Guidance {
  /** Completes the sentence “Use it for …”. */
  use: string;
  /** Completes the sentence “Not for …”. */
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

/** Whether a story shows nothing new: it only plays an interaction on what another story shows. */
function onlyPlays({ name, moduleExport }: Story): boolean {
  const { args, render, parameters, globals } = moduleExport;
  return name === 'Behaviour' || (moduleExport.play && !(args || render || parameters || globals));
}

const isSheet = ({ tags }: Story) => tags.includes('sheet');

/** The stories of the docs page, and whether each has to be shown in an iframe. */
function useShownStories() {
  const stories = useContext(DocsContext).componentStories();
  const [first, ...others] = stories.filter(({ tags }) => tags.includes('autodocs'));
  const visible = others.filter(story => !onlyPlays(story));
  const all = [first, ...visible].filter(story => story !== undefined);
  // dialogs and full-width parts would cover the docs; other stories ask for it with `inline: false`
  const inWindow = stories.some(
    ({ name, parameters }) =>
      name === 'Behaviour' || parameters.bare === true || parameters.docs?.story?.inline === false,
  );
  const stands = (story: Story) => !isScreen(story.id) && (story === first || (isSheet(story) && !inWindow));
  return {
    inWindow,
    first: all.filter(stands),
    // the contact sheet shows most at once
    others: all.filter(story => !stands(story)).toSorted((a, b) => Number(isSheet(b)) - Number(isSheet(a))),
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
      {story.parameters.drawsNothing === true ? (
        <p className="vl-docs-nothing">Nothing is drawn in this state.</p>
      ) : isScreen(story.id) ? (
        <ScreenWindows id={story.id} name={story.name} />
      ) : inWindow ? (
        <StoryWindow id={story.id} name={story.name} />
      ) : (
        <Canvas of={story.moduleExport} sourceState={plain ? 'none' : 'hidden'} />
      )}
    </section>
  );
}

/** One story at a time, chosen by its name: all of them below each other make pages of many screens, and as many iframes. */
function OneByOne({
  stories,
  children,
}: {
  stories: readonly Story[];
  children: (story: Story) => React.ReactNode;
}) {
  const [chosen, choose] = useState(stories[0]);
  return (
    <>
      <fieldset className="vl-docs-choice">
        <legend>Show</legend>
        {stories.map(story => (
          <button key={story.id} type="button" aria-pressed={story === chosen} onClick={() => choose(story)}>
            {story.name}
          </button>
        ))}
      </fieldset>
      {chosen && children(chosen)}
    </>
  );
}

/** Docs page of a component: how to import it, when to use it, its states, code, parts, keys, tests, properties and source. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { first, others, inWindow } = useShownStories();
  const isFoundation = preparedMeta.title.startsWith('Foundations/');
  const isComponent =
    preparedMeta.component !== undefined && /^(Base|Patterns|Product)\//.test(preparedMeta.title);
  const block = (story: Story) => (
    <StoryBlock
      story={story}
      inWindow={inWindow}
      plain={isFoundation && first.length + others.length === 1}
    />
  );
  const blocks = (stories: readonly Story[]) =>
    stories.map(story => <Fragment key={story.id}>{block(story)}</Fragment>);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {isComponent && <ComponentFacts />}
      <WhenToUse />
      {blocks(first)}
      <DoAndDont />
      {isComponent && (
        <>
          <ComponentCode />
          <Compounds />
          <Anatomy />
        </>
      )}
      {preparedMeta.parameters.accessibility !== undefined && (
        <>
          <AccessibilityNotes />
          <Tests />
        </>
      )}
      {!isFoundation && preparedMeta.component && (
        <section className="vl-docs-properties">
          <h2>Properties</h2>
          {inWindow ? <ArgTypes /> : <Controls />}
          <Types />
        </section>
      )}
      {others.length > 0 && (
        <section>
          {isComponent && <h2>One by one</h2>}
          {isFoundation ? (
            blocks(others)
          ) : (
            <OneByOne stories={others}>
              {story => (
                // stories in iframes share one: the next is drawn in it
                <Fragment key={inWindow || isScreen(story.id) ? 'window' : story.id}>{block(story)}</Fragment>
              )}
            </OneByOne>
          )}
        </section>
      )}
      {isComponent && (
        <>
          <Changes />
          <ComponentSource />
        </>
      )}
    </>
  );
}
