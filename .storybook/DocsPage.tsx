import { Controls, Description, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';

/** When a component is the right one; part of the parameters of its stories. */
export interface Guidance {
  /** Goes on from “Use it for”. */
  use: string;
  /** Goes on from “Not for”. */
  avoid: string;
}

function WhenToUse() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guidance = preparedMeta.parameters.guidance as Guidance | undefined;
  if (!guidance) return null;
  return (
    <ul>
      <li>
        <strong>Use it for</strong> {guidance.use}
      </li>
      <li>
        <strong>Not for</strong> {guidance.avoid}
      </li>
    </ul>
  );
}

/** Page of a component: what it is, when to use it, its properties, all its stories. */
export const DocsPage = () => (
  <>
    <Title />
    <Subtitle />
    <Description />
    <WhenToUse />
    {/* a phone is narrower than the table */}
    <div style={{ overflowX: 'auto' }}>
      <Controls />
    </div>
    <Stories title="Stories" includePrimary />
  </>
);
