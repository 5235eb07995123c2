import { describe, expect, it } from 'vitest';
import { createFormat } from '../../provider/format.ts';
import { countdownStage, timeInWords } from './countdown-text.ts';

const parts = (hours: number, minutes: number, seconds: number) => ({
  hours,
  minutes,
  seconds,
  elapsed: hours + minutes + seconds === 0,
});

describe('text of a countdown', () => {
  it.each([
    [parts(3, 59, 59), '3 hours, 59 minutes'],
    [parts(2, 0, 30), '2 hours'],
    [parts(0, 12, 59), '12 minutes'],
    [parts(0, 0, 9), '9 seconds'],
  ])('says the larger units of %o', (left, words) => {
    expect(timeInWords(left, createFormat('en'))).toBe(words);
  });

  it('uses the language of the page', () => {
    expect(timeInWords(parts(1, 1, 0), createFormat('de'))).toBe('1 Stunde, 1 Minute');
  });

  it.each([
    [parts(0, 10, 1), 'start'],
    [parts(0, 10, 0), 'minutes'],
    [parts(0, 1, 0), 'minute'],
    [parts(0, 0, 0), 'end'],
  ])('begins a new stage at ten minutes, one minute and the end (%o)', (left, expected) => {
    expect(countdownStage(left)).toBe(expected);
  });
});
