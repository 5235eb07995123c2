import type { Language } from '@velluto/rules';
import type { SiteCompany } from '../domain/sites/site.ts';

/** Renders a page of the app: takes a request, returns a response (status, `Location` of redirects, `Set-Cookie`, HTML). */
export type RenderPage = (request: Request, context: RenderContext) => Promise<Response>;

/** The values and functions that the server passes to the renderer for one page. */
export interface RenderContext {
  /** CSP nonce of this response: goes on every inline `<script>` and `<style>`. */
  nonce: string;
  /**
   * Calls the API in process for this visit: cookies, host and IP address are those of the page's request; cookies that
   * such a call sets are passed on to the browser. A call may ask for another language of the site by `Accept-Language`.
   */
  api: (request: Request) => Promise<Response>;
  /** Settles when it is this page's turn to be rendered, which keeps the processor busy: right before that. */
  turn: () => Promise<void>;
  /** Put before the paths of pictures: `cdn_prefix` of the site, empty where they come from the site itself. */
  picturePrefix: string;
  /** How search engines and other sites know this one. */
  published: {
    /** Scheme and host of canonical addresses. */
    origin: string;
    /** Languages of the site, its first one first. */
    languages: readonly Language[];
    /** Whether search engines may list the site. */
    listed: boolean;
    company: SiteCompany;
    /** Picture of the site's own beside shared links; null for those of the app's brand. */
    sharePicture: string | null;
  };
  /** The theme of a site whose brand is not built into the app; its id is the site's id. */
  tenantTheme?: {
    id: string;
    css: string;
    themeColour: { light: string; dark: string };
    darkScenes: boolean;
  };
}
