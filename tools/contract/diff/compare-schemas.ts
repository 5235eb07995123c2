import { isExtensible, matchShapes, type Schema, type Schemas, type Shape, shapesOf } from './shapes.ts';

/** Whether a value is sent by clients (in requests) or read by them (in answers): each allows other changes. */
export type Side = 'requests' | 'answers';

/** Compares two schemas and reports changes that break a client which was written for the first. */
export type CompareSchemas = (before: Schema, after: Schema, side: Side, at: string) => void;

/** Bounds of requests: lowering one of `upper`, or raising one of `lower`, refuses values that were allowed. */
const upper = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'];
const lower = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'];
/** Keywords that restrict values, but whose old and new value cannot be compared: any change counts as a break. */
const strict = [
  'pattern',
  'uniqueItems',
  'multipleOf',
  'propertyNames',
  'not',
  'if',
  'contains',
  'dependentRequired',
  'dependentSchemas',
];
/** Formats that only repeat the bounds of a number, so that a change of them breaks nothing. */
const numeric = new Set<unknown>(['int32', 'int64']);

const valuesOf = (schema: Schema): unknown[] | undefined =>
  'const' in schema ? [schema.const] : schema.enum;

function boundBreaks(before: Schema, after: Schema): string[] {
  const tighter = (keyword: string, sign: 1 | -1) => {
    const [old, now] = [before[keyword], after[keyword]];
    if (typeof now !== 'number') return false;
    return typeof old !== 'number' || now * sign < old * sign;
  };
  const changed = strict.filter(
    keyword => after[keyword] && JSON.stringify(after[keyword]) !== JSON.stringify(before[keyword]),
  );
  return [
    ...upper.filter(keyword => tighter(keyword, 1)),
    ...lower.filter(keyword => tighter(keyword, -1)),
    ...changed,
  ].map(keyword => `${keyword} is narrower: ${JSON.stringify(after[keyword])}`);
}

function formatBreaks(before: Schema, after: Schema, side: Side): string[] {
  const promised = side === 'requests' ? after.format : before.format;
  const broken = before.format !== after.format && promised !== undefined && !numeric.has(promised);
  return [
    ...(broken ? [`format was ${before.format ?? 'free'} and is ${after.format ?? 'free'}`] : []),
    ...(before.contentMediaType === after.contentMediaType ? [] : ['its media type is another']),
  ];
}

function valueBreaks(before: Schema, after: Schema, side: Side, mayGrow: boolean): string[] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  const [wide, narrow] = side === 'requests' ? [old, now] : [now, old];
  if (narrow === undefined || (side === 'answers' && mayGrow)) return [];
  const change = side === 'requests' ? 'is not accepted any more' : 'is new';
  if (wide === undefined) return [side === 'requests' ? 'takes listed values only' : 'may be any value'];
  return wide.filter(value => !narrow.includes(value)).map(value => `${JSON.stringify(value)} ${change}`);
}

/** A changed default is a break: requests that leave the field or parameter out would mean something else. */
function defaultBreak(before: Schema, after: Schema): string[] {
  const [was, is] = [before.default, after.default].map(value => JSON.stringify(value));
  return was === undefined || was === is ? [] : [`default was ${was} and is ${is ?? 'none'}`];
}

function requiredBreak(before: Schema, after: Schema, side: Side, name: string): string | undefined {
  const [was, is] = [before, after].map(schema => schema.required?.includes(name) ?? false);
  if (side === 'requests') return is && !was ? 'is required now' : undefined;
  return was && !is && after.properties?.[name] ? 'may be missing now' : undefined;
}

/** Makes a comparer for the schemas of two contracts; it compares each pair of named schemas once for each side. */
export function schemaComparer(
  before: Schemas,
  after: Schemas,
  note: (sentence: string) => void,
): CompareSchemas {
  const seen = new Set<string>();

  const compareShapes = (old: Shape, now: Shape, side: Side, around: string, mayGrow: boolean) => {
    const at = old.name ?? around;
    if (old.name !== undefined) {
      const key = `${side} ${old.name} ${now.name} ${old.type}`;
      if (seen.has(key)) return;
      seen.add(key);
    }
    const say = (name: string, sentence: string) => note(`${side}: ${at}${name} ${sentence}`);
    const [was, is] = [old.schema, now.schema];
    for (const sentence of [
      ...valueBreaks(was, is, side, mayGrow),
      ...formatBreaks(was, is, side),
      ...(side === 'requests' ? [...boundBreaks(was, is), ...defaultBreak(was, is)] : []),
    ]) {
      say('', sentence);
    }
    const names = new Set([was, is].flatMap(({ properties }) => Object.keys(properties ?? {})));
    for (const name of names) {
      const [field, newField] = [was.properties?.[name], is.properties?.[name]];
      const broken = requiredBreak(was, is, side, name);
      if (broken) say(`.${name}`, broken);
      if (field && newField) compare(field, newField, side, `${at}.${name}`);
      else if (field) say(`.${name}`, 'was removed');
    }
    if (was.items && is.items) compare(was.items, is.items, side, `${at}[]`);
    const [others, newOthers] = [was.additionalProperties, is.additionalProperties];
    if (typeof others !== 'object') return;
    if (typeof newOthers === 'object') compare(others, newOthers, side, `${at}{}`);
    else say('{}', 'was removed');
  };

  const compare: CompareSchemas = (old, now, side, at) => {
    const { pairs, gone, fresh } = matchShapes(shapesOf(before, old), shapesOf(after, now));
    // clients expect further values only if the old contract already said so (`x-extensible`)
    const mayGrow = isExtensible(before, old) && isExtensible(after, now);
    const say = (sentence: string) => note(`${side}: ${at} ${sentence}`);
    const named = ({ name, type }: Shape) => name ?? type;
    if (side === 'requests') for (const shape of gone) say(`does not take ${named(shape)} any more`);
    else if (!mayGrow) for (const shape of fresh) say(`may be ${named(shape)} now`);
    for (const [oldShape, newShape] of pairs) compareShapes(oldShape, newShape, side, at, mayGrow);
  };
  return compare;
}
