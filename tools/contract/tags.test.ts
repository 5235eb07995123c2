import { expect, it } from 'vitest';
import type { ContractDocument } from './examples.ts';
import { tagRules } from './tags.ts';

const operation = (operationId: string, tags?: string[]) => ({
  operationId,
  summary: '',
  responses: {},
  ...(tags && { tags }),
});
const document: ContractDocument = {
  paths: {
    '/api/cat.php': { get: operation('getCat', ['Data rights']), put: operation('putCat', ['Chat']) },
    '/api/dog.php': { get: operation('getDog') },
  },
  components: { schemas: {}, parameters: {}, responses: {}, examples: {} },
};

it('finds operations with another tag than the area of their file, or none', () => {
  const files = new Map([
    ['/api/cat.php', 'data-rights'],
    ['/api/dog.php', 'chat/dogs'],
  ]);
  expect(tagRules(document, files)).toEqual([
    'api-spec/paths/data-rights.yaml putCat: its tag is its area, Data rights',
    'api-spec/paths/chat/dogs.yaml getDog: its tag is its area, Chat',
  ]);
});
