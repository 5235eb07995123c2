import { Difference } from './report.ts';

/** Milliseconds that a call may take, with the whole of its answer. */
export const CALL_TIME = 30_000;
/** Milliseconds that a run may take unless it is told otherwise. */
export const RUN_TIME = 15 * 60_000;
/** Bytes that a body may have; the largest answers of the contract are lists of some hundred kilobytes. */
const BODY_BYTES = 4_000_000;
/** Levels of arrays and objects that a body may have; the contract has ten. */
const DEPTH = 64;

/** How deep the arrays and objects of a JSON text lie in each other, told without parsing it. */
function depthOf(json: string): number {
  let [depth, deepest, inString] = [0, 0, false];
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (inString && character === '\\') at += 1;
    else if (character === '"') inString = !inString;
    else if (inString) continue;
    else if (character === '[' || character === '{') deepest = Math.max(deepest, ++depth);
    else if (character === ']' || character === '}') depth -= 1;
  }
  return deepest;
}

/** The text of a body, read no further than the limit. */
async function readText(response: Response): Promise<string> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const chunk of response.body as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    // leaving the loop cancels the body
    if (bytes > BODY_BYTES)
      throw new Difference(`${response.status}: the body is longer than ${BODY_BYTES} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * The body of an answer: JSON, or null for anything else.
 *
 * @throws Difference for a body that is not JSON, too long, too deep, or does not end
 */
export async function readBody(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('json')) {
    await response.body?.cancel();
    return null;
  }
  const text = await readText(response).catch((error: Error) => {
    if (error instanceof Difference) throw error;
    throw new Difference(`${response.status}: the body broke off: ${error.message}`);
  });
  if (depthOf(text) > DEPTH)
    throw new Difference(`${response.status}: the body has more than ${DEPTH} levels`);
  try {
    return JSON.parse(text);
  } catch {
    throw new Difference(`${response.status}: the body is not JSON`);
  }
}
