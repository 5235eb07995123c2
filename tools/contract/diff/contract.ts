import type { Schema, Schemas } from './shapes.ts';

/** Things by name. */
export type Named<Thing> = Record<string, Thing>;
/** A pointer to a component. */
export interface Reference {
  $ref?: string;
}
interface Example extends Reference {
  value?: unknown;
}
type Content = Named<{ schema: Schema; examples?: Named<Example> }>;
/** A parameter of the query or a header. */
export interface Parameter extends Reference {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
  style?: string;
  explode?: boolean;
}
/** A security scheme: the session cookie, or the client header. */
interface SecurityScheme {
  type: string;
  in?: string;
  name?: string;
}
/** One answer of an operation. */
export interface Answer extends Reference {
  headers?: Named<unknown>;
  content?: Content;
}
/** One operation. */
export interface Operation {
  operationId: string;
  security?: Named<unknown>[];
  parameters?: (Reference | Parameter)[];
  requestBody?: { required?: boolean; content: Content };
  responses: Named<Answer>;
}

/** The parts of a bundled contract that are compared. */
export interface Contract {
  security?: Named<unknown>[];
  paths: Named<Named<Operation>>;
  components: {
    schemas: Schemas;
    responses: Named<Answer>;
    parameters: Named<Parameter>;
    examples: Named<Example>;
    securitySchemes: Named<SecurityScheme>;
  };
}
