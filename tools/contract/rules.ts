import type { ContractDocument } from './examples.ts';

/** The keywords of a JSON Schema that the rules check. */
interface Schema {
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  [keyword: string]: unknown;
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Properties that only people, messages and likes have; a schema with one of them must require `origin`. */
const personProperties = ['main_image', 'mine', 'liked_at'];

/** Parameters that queries must not have: addresses end up in logs (ASVS 14.2.1). */
const notInQueries = ['name', 'email', 'login', 'password', 'phone', 'iban', 'date_of_birth', 'text'];

/** Names of schemas that others include with `allOf`; these need not be closed, because the others are. */
function includedSchemas(schemas: Record<string, unknown>): Set<string> {
  const names = new Set<string>();
  for (const schema of Object.values(schemas)) {
    if (!isSchema(schema) || !Array.isArray(schema.allOf)) continue;
    for (const part of schema.allOf) names.add(String(part.$ref).split('/').at(-1) ?? '');
  }
  return names;
}

/** Problems of one schema, without those of the schemas inside it. */
function problemsOf(schema: Schema, mayBeOpen: boolean): string[] {
  const problems: string[] = [];
  const needs = (...keywords: string[]) => {
    const missing = keywords.filter(keyword => !(keyword in schema));
    if (missing.length > 0) problems.push(`lacks ${missing.join(', ')}`);
  };
  const types = [schema.type].flat();
  const open = !('enum' in schema) && !('const' in schema);
  if (types.includes('string') && open) needs('maxLength');
  if (types.includes('array')) needs('items', 'maxItems');
  if ((types.includes('integer') || types.includes('number')) && open) needs('minimum', 'maximum');
  if (types.includes('object') && !mayBeOpen) {
    if (isSchema(schema.additionalProperties)) needs('maxProperties', 'propertyNames');
    else if (schema.additionalProperties !== false) needs('unevaluatedProperties');
  }
  if ('allOf' in schema) needs('unevaluatedProperties');
  const properties = Object.keys(schema.properties ?? {});
  if (personProperties.some(name => properties.includes(name)) && !schema.required?.includes('origin')) {
    problems.push('shows a person, a message or a like and does not require origin');
  }
  return problems;
}

/** Checks this project's own rules, which no linter has; returns a sentence for each breach. */
export function houseRules(document: ContractDocument): string[] {
  const breaches: string[] = [];
  const { schemas } = document.components;
  const open = includedSchemas(schemas);
  const visit = (schema: unknown, at: string, mayBeOpen = false) => {
    if (!isSchema(schema)) return;
    breaches.push(...problemsOf(schema, mayBeOpen).map(problem => `${at} ${problem}`));
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      visit(property, `${at}.${name}`);
      const explained = ['description', '$ref', 'anyOf'].some(keyword => keyword in property);
      if (!explained) breaches.push(`${at}.${name} lacks a description`);
    }
    visit(schema.items, `${at}[]`);
    for (const keyword of ['anyOf', 'oneOf', 'allOf']) {
      const parts = schema[keyword];
      if (Array.isArray(parts)) for (const part of parts) visit(part, at);
    }
  };
  for (const [name, schema] of Object.entries(schemas)) {
    visit(schema, name, open.has(name));
    if (isSchema(schema) && !schema.description) breaches.push(`${name} lacks a description`);
  }
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      for (const parameter of operation.parameters ?? []) {
        if ('$ref' in parameter) continue;
        visit(parameter.schema, `${method} ${path}?${parameter.name}`);
        if (parameter.in === 'query' && notInQueries.includes(parameter.name))
          breaches.push(`${method} ${path} takes ${parameter.name} in its query`);
      }
    }
  }
  return breaches;
}
