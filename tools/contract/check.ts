import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { root, runStep } from '../support/run-step.ts';
import { filesOf } from './calls.ts';
import { clientRules } from './client-rules.ts';
import { checkReleased } from './diff/released.ts';
import { driftOf, readGenerated } from './drift.ts';
import { bodiesOf, type ContractDocument } from './examples.ts';
import { generateContract, generatedDir, redoclyConfig, redoclyEnv } from './generate.ts';
import { houseRules } from './rules.ts';
import { tagRules } from './tags.ts';

/** Result of a check: a short summary for its line, and a sentence for each problem. */
interface Finding {
  summary: string;
  problems: string[];
}

const bundle = join(generatedDir, 'openapi.json');
const spectralRules = join(root, 'api-spec/spectral.yaml');
const files = filesOf(readFileSync(join(root, 'api-spec/openapi.yaml'), 'utf8'));
const document: ContractDocument = JSON.parse(readFileSync(bundle, 'utf8'));

/** Checks the sources with Redocly's recommended rules; warnings count as problems. */
async function redoclyLint(): Promise<Finding> {
  const { code, output } = await runStep(
    'redocly',
    ['lint', 'velluto', `--config=${redoclyConfig}`, '--format=stylish'],
    {
      output: 'keep',
      env: redoclyEnv,
    },
  );
  const problems = output.split('\n').filter(line => /^\s*\d+:\d+\s+(error|warning)/.test(line));
  if (code !== 0 && problems.length === 0) problems.push(output);
  return { summary: 'recommended rules', problems };
}

/**
 * Checks the bundle with Spectral's rules and those of OWASP for APIs (`api-spec/spectral.yaml`); not the sources, since
 * Spectral 6 cannot read path items in other files.
 */
async function spectralLint(): Promise<Finding> {
  const { code, output } = await runStep(
    'spectral',
    ['lint', bundle, '--ruleset', spectralRules, '--fail-severity', 'hint', '--format', 'text', '--quiet'],
    { output: 'keep' },
  );
  return { summary: 'oas and OWASP rules', problems: code === 0 ? [] : output.trim().split('\n') };
}

/** Checks that every body has an example, and that every example is valid by its schema. */
async function examples(): Promise<Finding> {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema({ ...document, $id: 'api' });
  const problems: string[] = [];
  let count = 0;
  for (const body of bodiesOf(document)) {
    const where = `${body.operationId} ${body.part}`;
    const validate = ajv.compile({ $ref: `api${encodeURI(body.pointer)}` });
    if (Object.keys(body.examples).length === 0) problems.push(`${where} has no example`);
    for (const [name, value] of Object.entries(body.examples)) {
      count += 1;
      if (!validate(value)) problems.push(`${where} ${name}: ${ajv.errorsText(validate.errors)}`);
    }
  }
  return { summary: `${count} examples`, problems };
}

/** Checks that the committed generated files are those that the sources produce. */
async function drift(): Promise<Finding> {
  const files = await generateContract();
  const problems = driftOf(files, readGenerated());
  return { summary: `${files.size} generated files`, problems };
}

/** Checks that every change that breaks clients of the last release is listed with a reason. */
async function released(): Promise<Finding> {
  const { breaks, problems } = checkReleased();
  return { summary: `${breaks} breaking changes since the last release`, problems };
}

const checks: [string, () => Promise<Finding>][] = [
  ['redocly', redoclyLint],
  ['spectral', spectralLint],
  ['house rules', async () => ({ summary: 'bounds and origin', problems: houseRules(document) })],
  ['tags', async () => ({ summary: 'areas of operations', problems: tagRules(document, files) })],
  ['client', async () => ({ summary: 'functions of x-client', problems: clientRules(document, files) })],
  ['examples', examples],
  ['drift', drift],
  ['last release', released],
];

const findings = await Promise.all(checks.map(async ([name, run]) => ({ name, ...(await run()) })));
for (const { name, summary, problems } of findings) {
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name}: ${summary}, ${problems.length} problems`);
  for (const problem of problems) console.error(`     ${problem}`);
}
process.exit(findings.every(({ problems }) => problems.length === 0) ? 0 : 1);
