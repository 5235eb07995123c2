import { parseArgs } from 'node:util';
import type { ConformanceOptions } from './index.ts';
import type { KnownProfile, Origin } from './world.ts';

/** In what form the findings are printed. */
export type ReportFormat = 'text' | 'json' | 'junit';

/** What a command line asks for. */
export interface Arguments extends Pick<ConformanceOptions, 'base' | 'members' | 'known' | 'time'> {
  format: ReportFormat;
  /** File for the report; standard output where it is not given. */
  output: string | undefined;
}

const formats: readonly ReportFormat[] = ['text', 'json', 'junit'];
const origins: readonly Origin[] = ['member', 'operator', 'ai', 'system'];

const oneOf = <Word extends string>(words: readonly Word[], given: string): Word | undefined =>
  words.find(word => word === given);

/** An account as `LOGIN:PASSWORD`. An address has no colon, a password may have one. */
function readMember(given: string) {
  const [login = '', ...rest] = given.split(':');
  const password = rest.join(':');
  if (login === '' || password === '') throw new Error('Name an account as LOGIN:PASSWORD.');
  return { login, password };
}

function readProfile(given: string): KnownProfile {
  const [profile = '', word = ''] = given.split('=');
  const origin = oneOf(origins, word);
  if (profile === '' || !origin)
    throw new Error(`Name a profile as ID=ORIGIN, one of ${origins.join(', ')}.`);
  return { profile, origin };
}

function readMinutes(given: string): number {
  const minutes = Number(given);
  if (!(minutes > 0 && minutes <= 24 * 60)) throw new Error('Give --minutes as a number, at most 1440.');
  return minutes;
}

/**
 * Reads the arguments of the command line.
 *
 * @throws with a sentence for what is wrong with them
 */
export function readArguments(line: string[]): Arguments | 'help' {
  const { values } = parseArgs({
    args: line,
    options: {
      base: { type: 'string', default: '' },
      member: { type: 'string', multiple: true, default: [] },
      profile: { type: 'string', multiple: true, default: [] },
      format: { type: 'string', default: 'text' },
      output: { type: 'string' },
      minutes: { type: 'string', default: '15' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  if (!/^https?:\/\/[^/]/.test(values.base))
    throw new Error('Name the backend: --base https://api.example.org');
  const format = oneOf(formats, values.format);
  if (!format) throw new Error(`Give --format as one of ${formats.join(', ')}.`);
  return {
    base: values.base,
    members: values.member.map(readMember),
    known: values.profile.map(readProfile),
    time: readMinutes(values.minutes) * 60_000,
    format,
    output: values.output,
  };
}
