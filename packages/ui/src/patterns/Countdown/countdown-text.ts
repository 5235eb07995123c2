import type { CountdownParts } from '@velluto/rules';
import type { Format } from '../../provider/format.ts';

/** Stages of a countdown; screen readers get an announcement when one begins. */
export type CountdownStage = 'start' | 'minutes' | 'minute' | 'end';

/** The stage of a countdown: more than ten minutes left, less, the last minute, over. */
export function countdownStage({ hours, minutes, seconds, elapsed }: CountdownParts): CountdownStage {
  if (elapsed) return 'end';
  const left = hours * 3600 + minutes * 60 + seconds;
  if (left > 600) return 'start';
  return left > 60 ? 'minutes' : 'minute';
}

/** Time left in the language of the page, rounded down: "3 hours, 41 minutes", "12 minutes", "9 seconds". */
export function timeInWords({ hours, minutes, seconds }: CountdownParts, format: Format): string {
  if (hours === 0 && minutes === 0) return format.unit(seconds, 'second');
  const parts = [hours > 0 && format.unit(hours, 'hour'), minutes > 0 && format.unit(minutes, 'minute')];
  return format.list(
    parts.filter(part => part !== false),
    'unit',
  );
}
