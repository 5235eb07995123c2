import type { NodePlopAPI } from 'plop';
import { registerActions } from './actions.ts';
import { area } from './area.ts';
import { component } from './component.ts';
import { operation } from './operation.ts';
import { page } from './page.ts';

/** `pnpm new page|component|operation|area`: each writes the files of a recipe of `CONTRIBUTING.md`. */
export default function plopfile(plop: NodePlopAPI): void {
  registerActions(plop);
  plop.setGenerator('page', page);
  plop.setGenerator('component', component);
  plop.setGenerator('operation', operation);
  plop.setGenerator('area', area);
}
