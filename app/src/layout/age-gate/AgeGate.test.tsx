import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { testAppContext, testSite } from '../../../test/app-context.ts';
import { Providers } from '../../App.tsx';
import { staticNavigator } from '../../lib/router/navigator.ts';
import { errorRoute } from '../../routes.ts';
import { AgeGate, AgeWarning } from './AgeGate.tsx';

/** What the server sends of a page with a field. */
async function sent(cookies: string): Promise<string> {
  await AgeWarning.preload();
  const app = testAppContext({ site: testSite({ enable_site_entry_popup: 'yes' }), cookies: () => cookies });
  const page = { route: errorRoute, path: '/', query: '', data: null, status: 200 };
  return renderToStaticMarkup(
    <Providers app={app} navigator={staticNavigator(page)}>
      <AgeGate>
        <input />
      </AgeGate>
    </Providers>,
  );
}

it('the age warning is in the HTML of the page, which is inert until it is answered', async () => {
  const html = await sent('');
  expect(html).toContain('<div inert=""><input/></div>');
  expect(html).toContain('vl-SiteEntryDialog"');
});

it('the age warning is not in the HTML after an earlier visit confirmed it', async () => {
  expect(await sent('velluto_entered=1')).toBe('<div><input/></div>');
});
