import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { root, runStep } from '../support/run-step.ts';
import { callModules, filesOf } from './calls.ts';
import { type ContractDocument, exampleModule, operationModule } from './examples.ts';
import { addSharedHeaders } from './headers.ts';

/** Folder of the committed files that are made from the contract. */
export const generatedDir = join(root, 'packages/api-client/src/generated');

const banner = '// Made from api-spec/ by `pnpm contract:generate`. Do not edit.\n';

/** Redocly's configuration: its rules, and the name `velluto` of the document. */
export const redoclyConfig = join(root, 'api-spec/redocly.yaml');

/** Environment that keeps Redocly from going online and from printing notices. */
export const redoclyEnv = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };

/** Bundles the contract into one document, identical on every machine; throws with Redocly's output. */
async function bundleContract(): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'velluto-contract-'));
  try {
    const file = join(dir, 'openapi.json');
    const { code, output } = await runStep(
      'redocly',
      ['bundle', 'velluto', `--config=${redoclyConfig}`, '--output', file],
      {
        output: 'keep',
        env: redoclyEnv,
      },
    );
    if (code !== 0) throw new Error(output);
    const document: ContractDocument = JSON.parse(readFileSync(file, 'utf8'));
    addSharedHeaders(document);
    return `${JSON.stringify(document, null, 1)}\n`;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Adds the description of each schema as the docstring of its type. */
function withDescriptions(types: string, { components }: ContractDocument): string {
  return types.replace(/^export type (\w+) = components\['schemas'\]/gm, (line, name) => {
    const { description } = components.schemas[name] ?? {};
    return description ? `/** ${description.trim().replace(/\s*\n\s*/g, ' ')} */\n${line}` : line;
  });
}

/** Content of every generated file, by file name. */
export async function generateContract(): Promise<Map<string, string>> {
  const text = await bundleContract();
  const document: ContractDocument = JSON.parse(text);
  const types = await openapiTS(text, {
    silent: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    // a file is a Blob for the client, not a string
    transform: schema =>
      'contentMediaType' in schema ? ts.factory.createTypeReferenceNode('Blob') : undefined,
  });
  const calls = callModules(document, filesOf(readFileSync(join(root, 'api-spec/openapi.yaml'), 'utf8')));
  return new Map([
    ['openapi.json', text],
    ['schema.ts', banner + withDescriptions(astToString(types), document)],
    ['examples.ts', banner + exampleModule(document)],
    ['operations.ts', banner + operationModule(document)],
    ...[...calls].map(([name, content]): [string, string] => [name, `${banner}${content}`]),
  ]);
}

if (import.meta.main) {
  const files = await generateContract();
  rmSync(generatedDir, { recursive: true, force: true }); // a file of a former area must not stay
  for (const [name, content] of files) {
    mkdirSync(dirname(join(generatedDir, name)), { recursive: true });
    writeFileSync(join(generatedDir, name), content);
    console.log(`wrote packages/api-client/src/generated/${name}`);
  }
}
