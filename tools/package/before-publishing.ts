import { join } from 'node:path';
import { refusalToPublish } from './placeholder-addresses.ts';

/** The `prepublishOnly` of each package, in its folder: it also refuses to publish without `pnpm release`. */
const refusal = refusalToPublish([join(process.cwd(), 'package.json')]);
if (refusal !== undefined) {
  console.error(refusal);
  process.exit(1);
}
