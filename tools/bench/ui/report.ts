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

/** All measurements as a Markdown table. */
export function table(rounds: readonly Round[]): string {
  const lines = (Object.keys(metrics) as MetricName[]).map(name => {
    const { name: title, digits, ratio: most, limit }: Metric = metrics[name];
    const cells = libraries.map(library => {
      const { value, ratio, spread } = ratiosToFloor(rounds, library, name);
      if (Number.isNaN(value)) return '–';
      const own = value.toFixed(digits);
      if (library === 'floor' || Number.isNaN(ratio)) return own;
      const range =
        library === 'velluto' && most ? ` (${spread.map(bound => bound.toFixed(2)).join('–')})` : '';
      return `${own} = ${ratio.toFixed(2)} ×${range}`;
    });
    const goal = most ? `≤ ${most} ×` : limit ? `≤ ${limit}` : '';
    return `| ${[title, ...cells, goal].join(' | ')} |`;
  });
  const columns = ['metric', ...libraries, 'goal'];
  const rule = columns.map((_, at) => (at === 0 || at === columns.length - 1 ? '---' : '--:'));
  return [`| ${columns.join(' | ')} |`, `| ${rule.join(' | ')} |`, ...lines].join('\n');
}
