import { breakingChanges } from './compare.ts';
import type { Contract } from './contract.ts';

/** A reference to a schema of the sample. */
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
/** An object without further fields. */
export const closed = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});
/** A JSON body. */
export const json = (schema: object, examples = {}) => ({ 'application/json': { schema, examples } });
const error = (code: string) => ({ value: { code, message: 'No.' } });

/** A small contract with every kind of part that is compared. */
function contract() {
  return {
    security: [{ session: [] }],
    paths: {
      '/api/cat.php': {
        get: {
          operationId: 'getCat',
          parameters: [
            { name: 'id', in: 'query', required: true, schema: { type: 'string', maxLength: 36 } },
            {
              name: 'colour',
              in: 'query',
              schema: { type: 'string', enum: ['red', 'black'], default: 'red' },
            },
          ],
          responses: {
            '200': { headers: { ETag: {} }, content: json(ref('Cat')) },
            '403': { content: json(ref('Error'), { no: error('authentication_required') }) },
            '404': { content: json(ref('Error'), { no: error('not_found'), gone: error('cat_gone') }) },
          },
        },
        post: {
          operationId: 'addCat',
          security: [{ session: [], client: [] }, { client: [] }],
          requestBody: { required: false, content: json(ref('NewCat')) },
          responses: { '201': { content: json(ref('Cat')) } },
        },
      },
    },
    components: {
      schemas: {
        Cat: closed(
          {
            id: { type: 'string', maxLength: 36 },
            born: { type: 'string', format: 'date', maxLength: 10 },
            mood: ref('Mood'),
            news: ref('News'),
            owner: { anyOf: [ref('Owner'), { type: 'null' }] },
            friends: { type: 'array', maxItems: 9, items: ref('Friend') },
            noise: { type: 'string', enum: ['purr'] },
          },
          ['id', 'born', 'mood', 'owner', 'friends'],
        ),
        Friend: { allOf: [ref('Base')], ...closed({ since: { type: 'integer', minimum: 1, maximum: 9 } }) },
        Base: { type: 'object', required: ['id'], properties: { id: { type: 'string', maxLength: 36 } } },
        Owner: closed({ name: { type: 'string', maxLength: 30 } }),
        Mood: { type: 'string', enum: ['calm', 'wild'] },
        News: { oneOf: [ref('Born'), ref('Found')], 'x-extensible': true },
        Born: closed({ kind: { const: 'born' }, at: { type: 'string', format: 'date', maxLength: 10 } }),
        Found: closed({ kind: { const: 'found' }, by: { type: 'string', maxLength: 30 } }),
        NewCat: closed({ name: { type: 'string', maxLength: 30 }, mood: ref('Mood'), age: ref('Age') }, [
          'name',
        ]),
        Age: { type: ['integer', 'null'], minimum: 0, maximum: 40, default: 1 },
        Error: closed({ code: ref('Code'), message: { type: 'string', maxLength: 500 } }),
        Code: { type: 'string', enum: ['not_found', 'cat_gone'], 'x-extensible': true },
      } as Record<string, Any>,
      responses: {},
      parameters: {},
      examples: {},
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'cats' } as Any,
        client: { type: 'apiKey', in: 'header', name: 'X-Requested-With' } as Any,
      },
    },
  };
}
// biome-ignore lint/suspicious/noExplicitAny: the tests change any part of the document
type Any = any;
/** Changes the second contract. */
export type Change = (now: {
  get: Any;
  post: Any;
  schemas: Record<string, Any>;
  paths: Any;
  schemes: Any;
}) => void;

/** The breaking changes that are found when the sample is changed like this. */
export function breaks(change: Change): string[] {
  const now = contract();
  const { get, post } = now.paths['/api/cat.php'];
  const { schemas, securitySchemes: schemes } = now.components;
  change({ get, post, schemas, schemes, paths: now.paths });
  return breakingChanges(contract() as unknown as Contract, now as unknown as Contract);
}
