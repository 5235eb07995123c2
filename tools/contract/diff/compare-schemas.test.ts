import { describe, expect, test } from 'vitest';
import { breaks, type Change, closed, ref } from './sample.ts';

describe('a break', () => {
  test.each<[string, Change, string]>([
    ['a field', ({ schemas }) => delete schemas.Cat.properties.born, 'answers: Cat.born was removed'],
    [
      'a field’s name',
      ({ schemas }) => {
        schemas.Owner = closed({ full_name: schemas.Owner.properties.name });
      },
      'answers: Owner.name was removed',
    ],
    [
      'a field that was always there',
      ({ schemas }) => schemas.Cat.required.pop(),
      'answers: Cat.friends may be missing now',
    ],
    [
      'a field of a joined schema',
      ({ schemas }) => delete schemas.Base.properties.id,
      'answers: Friend.id was removed',
    ],
    [
      'a type',
      ({ schemas }) => (schemas.Cat.properties.id = { type: 'integer' }),
      'answers: Cat.id may be integer now',
    ],
    [
      'null',
      ({ schemas }) => (schemas.Cat.properties.id.type = ['string', 'null']),
      'answers: Cat.id may be null now',
    ],
    [
      'a format',
      ({ schemas }) => (schemas.Cat.properties.born.format = 'date-time'),
      'answers: Cat.born format was date and is date-time',
    ],
    ['a value', ({ schemas }) => schemas.Mood.enum.push('sad'), 'answers: Mood "sad" is new'],
    [
      'any value',
      ({ schemas }) => delete schemas.Cat.properties.noise.enum,
      'answers: Cat.noise may be any value',
    ],
    [
      'an entry of a list',
      ({ schemas }) => (schemas.Cat.properties.friends.items = ref('Owner')),
      'answers: Friend.id was removed',
    ],
    [
      'a kind of a list that is closed',
      ({ schemas }) => {
        delete schemas.News['x-extensible'];
        schemas.News.oneOf.push(ref('Owner'));
      },
      'answers: Cat.news may be Owner now',
    ],
    [
      'a value that comes together with its announcement',
      ({ schemas }) => {
        schemas.Mood['x-extensible'] = true;
        schemas.Mood.enum.push('sad');
      },
      'answers: Mood "sad" is new',
    ],
  ])('of an answer is %s', (_, change, sentence) => {
    expect(breaks(change)).toContain(sentence);
  });

  test.each<[string, Change, string]>([
    ['a field', ({ schemas }) => delete schemas.NewCat.properties.mood, 'requests: NewCat.mood was removed'],
    [
      'a needed field',
      ({ schemas }) => schemas.NewCat.required.push('age'),
      'requests: NewCat.age is required now',
    ],
    [
      'a new needed field',
      ({ schemas }) => {
        schemas.NewCat = closed({ ...schemas.NewCat.properties, chip: { type: 'string' } }, ['name', 'chip']);
      },
      'requests: NewCat.chip is required now',
    ],
    ['a value', ({ schemas }) => schemas.Mood.enum.pop(), 'requests: Mood "wild" is not accepted any more'],
    [
      'a length',
      ({ schemas }) => (schemas.NewCat.properties.name.maxLength = 20),
      'requests: NewCat.name maxLength is narrower: 20',
    ],
    [
      'a least length',
      ({ schemas }) => (schemas.NewCat.properties.name.minLength = 2),
      'requests: NewCat.name minLength is narrower: 2',
    ],
    ['a bound', ({ schemas }) => (schemas.Age.maximum = 30), 'requests: Age maximum is narrower: 30'],
    [
      'a pattern',
      ({ schemas }) => (schemas.NewCat.properties.name.pattern = '^a'),
      'requests: NewCat.name pattern is narrower: "^a"',
    ],
    [
      'a bound of another kind',
      ({ schemas }) => (schemas.Age.exclusiveMinimum = 0),
      'requests: Age exclusiveMinimum is narrower: 0',
    ],
    [
      'something to refuse',
      ({ schemas }) => (schemas.NewCat.not = { required: ['age'] }),
      'requests: NewCat not is narrower: {"required":["age"]}',
    ],
    ['a default', ({ schemas }) => delete schemas.Age.default, 'requests: Age default was 1 and is none'],
    [
      'a format',
      ({ schemas }) => (schemas.NewCat.properties.name.format = 'email'),
      'requests: NewCat.name format was free and is email',
    ],
    [
      'listed values',
      ({ schemas }) => (schemas.NewCat.properties.name.enum = ['Tom']),
      'requests: NewCat.name takes listed values only',
    ],
    [
      'null',
      ({ schemas }) => (schemas.Age.type = 'integer'),
      'requests: NewCat.age does not take Age any more',
    ],
  ])('of a request is %s', (_, change, sentence) => {
    expect(breaks(change)).toContain(sentence);
  });
});
