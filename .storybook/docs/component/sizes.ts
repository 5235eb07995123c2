import sizes from '../../../packages/ui/sizes.json' with { type: 'json' };

/** Size in kB of the entry that a source belongs to; undefined where it has none of its own. */
export function sizeOf(source: string): number | undefined {
  const entry = source.replace('packages/ui/src/', '').replace(/\/[^/]+$/, '');
  return (sizes as Record<string, number>)[entry];
}
