import { CATEGORIES, type CategoryGroup, OTHER } from './categories.ts';
import { REASON_CATEGORIES } from './reason-categories.ts';
import {
  APPLIES_TO,
  type Cell,
  type Heading,
  LEADING,
  type ReportFile,
  reportFile,
  UNION_LANGUAGES,
  UNION_STATES,
} from './template.ts';

/** What identifies a report; days as in `2026-12-31`. */
export interface Identification {
  provider: string;
  published: string;
  /** When the report before was published; null for the first one. */
  previous: string | null;
  from: string;
  /** The last day. */
  to: string;
}

/** Part 1: whose report it is, and of when. */
export const identificationFile = (
  { service }: Heading,
  { provider, published, previous, from, to }: Identification,
): ReportFile =>
  reportFile(
    '1_report_identification.csv',
    ['Applicability', 'Service', 'Indicator', 'Value'],
    [
      ['Name of the service provider', provider],
      ['Date of the publication of the report', published],
      ['Date of the publication of the latest previous report', previous],
      ['Starting date of reporting period', from],
      ['Ending date of reporting period', to],
    ].map(row => [APPLIES_TO.all, service, ...row]),
  );

/** Part 2: the categories, with the reasons of this product that are counted by each. */
export function categoriesFile(): ReportFile {
  const rows: Cell[][] = CATEGORIES.flatMap((group, index) => {
    const label = `Category ${index + 1}`;
    return [
      [label, group.description, group.code, group.parts.length === 0 ? reasonsText(group.code) : null],
      ...group.parts.map(([code, description], part) => [
        label + String.fromCharCode('a'.charCodeAt(0) + part),
        ...[description, code, reasonsText(code === OTHER ? group.code : code)],
      ]),
    ];
  });
  return reportFile(
    '2_categories_names.csv',
    [
      'Category label',
      'Category description',
      'Category of illegal content / incompatible with the terms and conditions',
      'Contextual information',
    ],
    [['TOTAL', 'All the entries', 'TOTAL', null], ...rows],
  );
}

function reasonsText(code: CategoryGroup['code']): string | null {
  const reasons = Object.entries(REASON_CATEGORIES).filter(([, category]) => category?.category === code);
  if (reasons.length === 0) return null;
  return `Has what was reported for the reason ${reasons.map(([reason]) => `"${reason}"`).join(', ')}, unless a person found another category.`;
}

/** Part 9, of very large platforms only: blank. */
export function humanResourcesFile({ service, period }: Heading): ReportFile {
  const linguistic = 'Number of total moderators with sufficient linguistic expertise ';
  const rows = [
    ['Number of internal moderators employed by the provider', 'Total number'],
    ['Number of external moderators contracted by the provider', 'Total number'],
    ...['Total number', ...UNION_LANGUAGES].map(scope => [linguistic, scope]),
  ];
  return reportFile(
    '9_human_resources.csv',
    [...LEADING, 'Section', 'Indicator', 'Scope', 'Value', 'Contextual information'],
    rows.map(row => [
      ...[APPLIES_TO.largePlatforms, service, period, 'Human resources dedicated to content moderation '],
      ...[...row, null, null],
    ]),
  );
}

/** Part 10, of very large platforms and search engines only: blank. Other services publish their number for the whole Union. */
export const recipientsFile = ({ service, period }: Heading): ReportFile =>
  reportFile(
    '10_AMAR.csv',
    [...LEADING, 'Section', 'Indicator', 'Scope', 'Value'],
    ['TOTAL', ...UNION_STATES].map(scope => [
      ...[APPLIES_TO.large, service, period, 'AMAR'],
      ...['Number of average monthly active recipients during the reporting period\u00a0', scope, null],
    ]),
  );

const NONE_AUTOMATED =
  'None: people look at every notice and decide every measure and every complaint. Uploaded files are checked by program for their format and size, and where the operator runs a scanner for malware, never for what they show.';

const QUALITATIVE: readonly (readonly [indicator: string, text: string | null])[] = [
  [
    'Summary of the content moderation engaged in at the providers’ own initiative',
    'Staff hide a photo from others or close an account. A warning restricts nothing and is not counted as a measure. Content is neither labelled, demoted nor restricted by age, and nobody is restricted without being told.',
  ],
  [
    "Meaningful and comprehensible information regarding content moderation engaged in at the providers' own initiative",
    'Content is detected by people: by notices, and by staff. How often such content is seen before it is restricted is not measured.',
  ],
  ['Qualitative description of the automated means', NONE_AUTOMATED],
  [
    'Qualitative description of indicators of accuracy and possible rate of error of automated means',
    'No automated means, hence no indicators. Of decisions of people, part 7 has how many were reversed.',
  ],
  ['Specification of the precise purposes to apply automated means', 'No automated means are used.'],
  [
    'Safeguards applied to the use of automated means',
    'No automated means are used. Another person than who decided decides on an appeal.',
  ],
];

const QUALITATIVE_OF_LARGE = [
  'High-level description of the content moderation governance structure',
  'Qualifications of the human resources dedicated to content moderation',
  'Training given to human resources dedicated to content moderation',
  'Support given to human resources dedicated to content moderation ',
  'Methodology used to compute the number of human resources dedicated to content moderation\u00a0\u00a0',
];

/** Part 11: how this product moderates; the operator adds what they do beside it. */
export const qualitativeFile = ({ service, period }: Heading): ReportFile =>
  reportFile(
    '11_qualitative.csv',
    [...LEADING, 'Indicator', 'Value'],
    [
      ...QUALITATIVE.map(row => [APPLIES_TO.all, service, period, ...row]),
      ...QUALITATIVE_OF_LARGE.map(row => [APPLIES_TO.largePlatforms, service, period, row, null]),
    ],
  );
