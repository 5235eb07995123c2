import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { generatedDir } from '../generate.ts';
import { breakingChanges } from './compare.ts';
import type { Contract } from './contract.ts';
import { judgeBreaks } from './released.ts';
import { breaks, type Change, json, ref } from './sample.ts';

describe('a break', () => {
  test.each<[string, Change, string]>([
    ['operation', ({ paths }) => delete paths['/api/cat.php'].post, 'addCat (POST /api/cat.php) was removed'],
    ['name', ({ get }) => (get.operationId = 'readCat'), 'getCat is called readCat now'],
    ['parameter', ({ get }) => get.parameters.pop(), 'getCat query colour was removed'],
    [
      'needed parameter',
      ({ get }) => (get.parameters[1].required = true),
      'getCat query colour is required now',
    ],
    [
      'new parameter',
      ({ get }) => get.parameters.push({ name: 'age', in: 'query', required: true, schema: {} }),
      'getCat query age is required now',
    ],
    [
      'value of a parameter',
      ({ get }) => get.parameters[1].schema.enum.pop(),
      'requests: getCat query colour "black" is not accepted any more',
    ],
    [
      'default of a parameter',
      ({ get }) => (get.parameters[1].schema.default = 'black'),
      'requests: getCat query colour default was "red" and is "black"',
    ],
    [
      'style of a parameter',
      ({ get }) => (get.parameters[1].explode = false),
      'getCat query colour is written in another style',
    ],
    [
      'place of a parameter',
      ({ get }) => (get.parameters[1].in = 'header'),
      'getCat query colour was removed',
    ],
    [
      'name of the cookie',
      ({ schemes }) => (schemes.session.name = 'dogs'),
      'security session is another one',
    ],
    ['header of the client', ({ schemes }) => delete schemes.client, 'security client is another one'],
    ['needed body', ({ post }) => (post.requestBody.required = true), 'addCat body is required now'],
    [
      'type of body',
      ({ post }) => (post.requestBody.content = { 'text/plain': { schema: {} } }),
      'addCat body of type application/json was removed',
    ],
    ['status', ({ get }) => delete get.responses['404'], 'getCat answer 404 was removed'],
    ['new success', ({ post }) => (post.responses['202'] = {}), 'addCat answer 202 is new'],
    [
      'header',
      ({ get }) => delete get.responses['200'].headers.ETag,
      'getCat answer 200 lost its header ETag',
    ],
    [
      'body',
      ({ get }) => delete get.responses['200'].content,
      'getCat answer 200 lost its body of type application/json',
    ],
    [
      'error code',
      ({ get }) => delete get.responses['404'].content['application/json'].examples.gone,
      'getCat error 404 cat_gone was removed',
    ],
    [
      'security',
      ({ get }) => (get.security = [{ session: [], client: [] }]),
      'getCat needs more than session',
    ],
    ['one way in of two', ({ post }) => post.security.pop(), 'addCat needs more than client'],
  ])('is a removed, new or narrower %s', (_, change, sentence) => {
    expect(breaks(change)).toContain(sentence);
  });
});

describe('no break', () => {
  test.each<[string, Change]>([
    ['nothing', () => undefined],
    [
      'an operation',
      ({ paths }) => (paths['/api/dog.php'] = { get: { operationId: 'getDog', responses: {} } }),
    ],
    ['an optional parameter', ({ get }) => get.parameters.push({ name: 'x', in: 'query', schema: {} })],
    ['an error', ({ get }) => (get.responses['429'] = { content: json(ref('Error')) })],
    ['a code', ({ schemas }) => schemas.Code.enum.push('cat_asleep')],
    ['a kind that was announced', ({ schemas }) => schemas.News.oneOf.push(ref('Owner'))],
    ['a field of an answer', ({ schemas }) => (schemas.Owner.properties.age = { type: 'integer' })],
    ['an optional field of a request', ({ schemas }) => (schemas.NewCat.properties.x = { type: 'string' })],
    ['a wider request', ({ schemas }) => (schemas.NewCat.properties.name.maxLength = 99)],
    ['less security', ({ get }) => (get.security = [])],
    [
      'another name of a schema, or another order',
      ({ schemas }) => {
        schemas.Discovered = schemas.Found;
        schemas.News.oneOf = [ref('Discovered'), ref('Born')];
        schemas.Cat.properties.owner.anyOf.reverse();
      },
    ],
  ])('is %s', (_, change) => {
    expect(breaks(change)).toEqual([]);
  });
});

test('every field of the contract is compared: removing any of them is found', () => {
  const text = readFileSync(join(generatedDir, 'openapi.json'), 'utf8');
  const [whole, now]: [Contract, Contract] = [JSON.parse(text), JSON.parse(text)];
  const unmissed: string[] = [];
  for (const [name, schema] of Object.entries(now.components.schemas)) {
    const fields = schema.properties;
    if (!fields) continue;
    schema.properties = {};
    const breaks = breakingChanges(whole, now);
    for (const field of Object.keys(fields)) {
      if (!breaks.some(sentence => sentence.endsWith(`.${field} was removed`)))
        unmissed.push(`${name}.${field}`);
    }
    schema.properties = fields;
  }
  expect(unmissed).toEqual([]);
}, 30_000);

test('every listed break has a reason and still exists', () => {
  const change = 'answers: Cat.born was removed';
  expect(judgeBreaks([change], [])).toEqual([`not listed with a reason: ${change}`]);
  expect(judgeBreaks([change], [{ change, reason: 'Nobody knows when a cat is born.' }])).toEqual([]);
  expect(judgeBreaks([change], [{ change, reason: ' ' }])).toEqual([`listed without a reason: ${change}`]);
  expect(judgeBreaks([], [{ change, reason: 'Was.' }])).toEqual([`listed, but no break: ${change}`]);
});
