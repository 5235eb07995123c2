import { sectionsOf } from '../../.storybook/docs/guide/guide-pages.ts';
import type { DescribedComponent, DescribedProperty } from './components.ts';

const summary =
  'React components for dating and paid chat: members, likes, matches, conversations, credits. Themeable by one CSS file a brand, translated, accessible, light and dark.';

/** First sentence of a description. */
const shortly = (description: string) => description.split(/(?<=\.)\s/)[0] ?? '';

/**
 * A short index for programs that write code (`llms.txt`): the guide by section, each component in one line, and where all of
 * it is.
 */
export const llmsText = (guide: string, components: readonly DescribedComponent[]): string =>
  [
    '# @velluto/ui',
    `> ${summary}`,
    '- [llms-full.txt](llms-full.txt): the guide and every component with properties, parts, keys and an example, in one text\n- [components.json](components.json): every component for programs\n- [manifests/components.json](manifests/components.json), [manifests/docs.json](manifests/docs.json): the manifests of Storybook',
    '## Guide',
    `Sections of llms-full.txt: ${sectionsOf(guide, '##')
      .map(({ title }) => title)
      .join('; ')}.`,
    '## Components',
    components
      .map(({ name, entry, description }) => `- ${name} (${entry}): ${shortly(description)}`)
      .join('\n'),
    '',
  ].join('\n\n');

const propertyLine = ({ name, type, required, description, default: value }: DescribedProperty) =>
  `- ${name}${required ? '' : '?'}: ${type}${value === undefined ? '' : ` = ${value}`}${description ? ` – ${description.replaceAll(/\s+/g, ' ')}` : ''}`;

const list = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`${title}:\n${lines.join('\n')}`];

const componentText = (component: DescribedComponent): string =>
  [
    `### ${component.name}`,
    component.description,
    ...(component.guidance
      ? [`Use it for ${component.guidance.use}\nNot for ${component.guidance.avoid}`]
      : []),
    ...list('Properties', component.props.map(propertyLine)),
    ...list(
      'Parts',
      component.parts.map(({ name, meaning }) => `- [data-part="${name}"]: ${meaning}`),
    ),
    ...list('Keys and screen readers', [
      ...(component.accessibility?.keyboard ?? []).map(([keys, does]) => `- ${keys}: ${does}`),
      ...(component.accessibility?.screenReader ?? []).map(sentence => `- ${sentence}`),
    ]),
    `\`\`\`tsx\n${component.example}\n\`\`\``,
  ]
    .filter(Boolean)
    .join('\n\n');

/** The guide and all components in one text (`llms-full.txt`). */
export const llmsFullText = (guide: string, components: readonly DescribedComponent[]): string =>
  `${[guide.trim(), '## Components', ...components.map(componentText)].join('\n\n')}\n`;
