import { median } from '../product.ts';
import { type LibraryName, libraries } from './build.ts';
import { type Metric, type MetricName, metrics, type Round } from './goals.ts';

/** Median of a metric, and median of its ratios to the floor; `spread` is the lowest and the highest ratio. */
export function ratiosToFloor(rounds: readonly Round[], library: LibraryName, name: MetricName) {
  const values: number[] = [];
  const ratios: number[] = [];
  for (const round of rounds) {
    const own = round.get(library)?.[name];
    const floor = round.get('floor')?.[name];
    if (own === undefined) continue;
    values.push(own);
    if (floor) ratios.push(own / floor);
  }
  return {
    value: median(values),
    ratio: median(ratios),
    spread: [Math.min(...ratios), Math.max(...ratios)] as const,
  };
}

/** The highest ratio to the floor that a page may have. */
const mostOf = ({ ratio, ownGrid }: Metric, library: LibraryName): number | undefined => {
  if (library === 'own-grid' || library === 'whole-grid') return ownGrid;
  return library === 'velluto' ? ratio : undefined;
};

/** Names of the metrics with a goal that a page missed. */
export function missed(rounds: readonly Round[], library: LibraryName): string[] {
  return (Object.keys(metrics) as MetricName[])
    .filter(key => {
      const metric: Metric = metrics[key];
      const { value, ratio } = ratiosToFloor(rounds, library, key);
      // rounded like in the table, so that the result agrees with it
      const tooSlow = Number(ratio.toFixed(2)) > (mostOf(metric, library) ?? Number.POSITIVE_INFINITY);
      return tooSlow || (library === 'velluto' && metric.limit !== undefined && value > metric.limit);
    })
    .map(key => `${library}: ${metrics[key].name}`);
}

/** All measurements as a Markdown table. */
export function table(rounds: readonly Round[]): string {
  const lines = (Object.keys(metrics) as MetricName[]).map(key => {
    const metric: Metric = metrics[key];
    const cells = libraries.map(library => {
      const { value, ratio, spread } = ratiosToFloor(rounds, library, key);
      if (Number.isNaN(value)) return '–';
      const own = value.toFixed(metric.digits);
      if (library === 'floor' || Number.isNaN(ratio)) return own;
      const range = mostOf(metric, library) ? ` (${spread.map(bound => bound.toFixed(2)).join('–')})` : '';
      return `${own} = ${ratio.toFixed(2)} ×${range}`;
    });
    const { ratio, limit, ownGrid } = metric;
    const goal = ratio ? `≤ ${ratio} ×` : limit ? `≤ ${limit}` : '';
    return `| ${[metric.name, ...cells, goal, ownGrid ? `≤ ${ownGrid} ×` : ''].join(' | ')} |`;
  });
  const columns = ['metric', ...libraries, 'goal', 'goal in own grid'];
  const rule = columns.map((_, at) => (at > 0 && at <= libraries.length ? '--:' : '---'));
  return [`| ${columns.join(' | ')} |`, `| ${rule.join(' | ')} |`, ...lines].join('\n');
}
