import { type Facts, isMeasure } from './facts.ts';
import {
  APPLIES_TO,
  type Cell,
  type Heading,
  LEADING,
  type ReportFile,
  recordedNumber,
  reportFile,
  UNION_LANGUAGES,
} from './template.ts';

const COLUMNS = [...LEADING, 'Section', 'Indicator', 'Scope', 'Value', 'Contextual Information'];

const ACCURACY = ['Accuracy', 'Precision', 'Recall'].map(
  measured => `Accuracy of the automated means - ${measured}`,
);

/** The two numbers of measures or notices, with and without automated means. */
const BY_MEANS = {
  measures: [
    'Number of measures solely taken by automated means ',
    'Number of measures not taken by automated means',
  ],
  notices: [
    'Number of notices solely processed by automated means ',
    'Number of notices not processed by automated means',
  ],
} as const;

/** Part 8: people decide everything, so that nothing was automated and there is no accuracy to measure. */
export function automatedMeansFile(
  { service, period }: Heading,
  { notices, actions, newlyImposed }: Pick<Facts, 'notices' | 'actions' | 'newlyImposed'>,
  complete: boolean,
): ReportFile {
  const measures = actions.filter(isMeasure);
  const own = measures.filter(({ source }) => source === 'own').length;
  const flagged = notices.filter(({ trusted }) => trusted).length;
  const scopes = [
    [APPLIES_TO.all, 'Total number', BY_MEANS.measures, measures.length + newlyImposed],
    [APPLIES_TO.all, 'Own-initiative ', BY_MEANS.measures, recordedNumber(own, complete)],
    [APPLIES_TO.hosting, 'NAM Total', BY_MEANS.notices, notices.length],
    [APPLIES_TO.platforms, 'NAM Trusted Flagger', BY_MEANS.notices, recordedNumber(flagged, complete)],
  ] as const;
  const rows = scopes.flatMap(([appliesTo, scope, [automated, manual], count]) => {
    const values: [string, Cell][] = [
      [automated, 0],
      [manual, count],
      ...ACCURACY.map(name => [name, null] as [string, null]),
    ];
    return values.map(([indicator, value]) => ({ appliesTo, scope, indicator, value }));
  });
  const byLanguage = [...BY_MEANS.measures, ...ACCURACY].flatMap(indicator =>
    UNION_LANGUAGES.map(scope => ({ appliesTo: APPLIES_TO.largePlatforms, scope, indicator, value: null })),
  );
  return reportFile(
    '8_automated_means.csv',
    COLUMNS,
    [...rows, ...byLanguage].map(({ appliesTo, scope, indicator, value }) => [
      ...[appliesTo, service, period, 'Use of automated means for content moderation', indicator, scope],
      ...[value, null],
    ]),
  );
}
