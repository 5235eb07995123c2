import { runStep } from '../support/run-step.ts';

const longest = 72;
const remedy = 'change it with git rebase -i (reword); .gitmessage has the rule';

/** What is wrong with the subject of a commit; undefined when it is `area: verb object` in at most 72 characters. */
export function subjectProblem(subject: string): string | undefined {
  if ([...subject].length > longest) return `has ${[...subject].length} characters, ${longest} are possible`;
  if (!/^[a-z0-9-]+(, [a-z0-9-]+)*: [a-z]/.test(subject)) return 'is not "area: verb object" in lower case';
  return subject.endsWith('.') ? 'ends with a full stop' : undefined;
}

/** Checks the commits of a range, such as `main..HEAD`; merges are left out. */
async function check(range: string): Promise<void> {
  const { code, output } = await runStep('git', ['log', '--no-merges', '--format=%h %s', range]);
  if (code !== 0) throw new Error(`There is no range ${range}: ${output}`);
  const commits = output.split('\n').filter(line => line !== '');
  const problems = commits.flatMap(line => {
    const [hash = '', ...words] = line.split(' ');
    const problem = subjectProblem(words.join(' '));
    return problem === undefined ? [] : [`${hash} "${words.join(' ')}" ${problem}: ${remedy}`];
  });
  for (const problem of problems) console.error(problem);
  console.log(`${commits.length} commits, ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

if (import.meta.main) await check(process.argv[2] ?? 'main..HEAD');
