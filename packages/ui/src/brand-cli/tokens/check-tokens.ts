import { completeBrand } from '../../theme/compiler/complete-brand.ts';
import { BrandError, type BrandProblem } from '../../theme/compiler/problems.ts';
import { loadText, refuse } from '../files.ts';
import { brandTokens } from './brand-tokens.ts';
import { documentHash, type TokenDocument, type TokenOrigin, vendor } from './documents.ts';

/** Names of the tokens of a document. */
function names(group: object, path: string[] = []): string[] {
  return Object.entries(group).flatMap(([name, part]): string[] => {
    if (name.startsWith('$') || typeof part !== 'object' || part === null) return [];
    return '$value' in part ? [[...path, name].join('.')] : names(part, [...path, name]);
  });
}

/** Names of the tokens that a part of any brand has; the themes have the same. */
function expected(part: string): string[] {
  const { base, themes } = brandTokens(
    completeBrand({ id: 'any', name: 'Any', seeds: { accent: '#0a6b5e' } }),
  );
  const tokens = part === 'base' ? base : (themes.find(({ id }) => id === part)?.tokens ?? []);
  return tokens.filter(({ value }) => value.type !== 'css').map(({ path }) => path.join('.'));
}

const remedy = ({ source }: TokenOrigin) =>
  `change ${source} and run \`velluto-brand build ${source} --tokens <folder>\` again`;

/** Names in a sentence, the first three of them. */
const listed = (tokens: readonly string[]) =>
  tokens.length > 3 ? `${tokens.slice(0, 3).join(', ')} and ${tokens.length - 3} more` : tokens.join(', ');

function tokenProblems(document: TokenDocument, origin: TokenOrigin): BrandProblem[] {
  const found = names(document);
  const wanted = expected(origin.part);
  const problem = (code: BrandProblem['code'], tokens: readonly string[], what: string): BrandProblem[] =>
    tokens.length === 0
      ? []
      : [{ code, where: tokens.join(', '), message: `${what} ${listed(tokens)}: ${remedy(origin)}.` }];
  const wrong = [
    ...problem(
      'token_unknown',
      found.filter(name => !wanted.includes(name)),
      'No brand has the tokens',
    ),
    ...problem(
      'token_missing',
      wanted.filter(name => !found.includes(name)),
      'It lacks the tokens',
    ),
  ];
  if (wrong.length > 0 || documentHash(document) === origin.sha256) return wrong;
  const message = `It was changed by hand, which the next build would lose: ${remedy(origin)}.`;
  return [{ code: 'token_edited', where: origin.part, message }];
}

/**
 * Checks that a file of tokens is as the command wrote it.
 *
 * @returns how many tokens it has
 * @throws BrandError with every token that is unknown or missing, or when something was changed by hand
 */
export async function checkTokens(path: string): Promise<number> {
  const text = await loadText(path);
  let document: TokenDocument | null;
  try {
    document = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw refuse(
      path,
      `It is no JSON: ${error.message}. Write it again with \`velluto-brand build --tokens\`.`,
    );
  }
  const origin = document?.$extensions?.[vendor];
  if (!document || typeof origin?.source !== 'string')
    throw refuse(path, 'velluto-brand did not write it: check one of the files that end in `.tokens.json`.');
  const problems = tokenProblems(document, origin);
  if (problems.length > 0) throw new BrandError(`${path} cannot be used:`, problems);
  return names(document).length;
}
