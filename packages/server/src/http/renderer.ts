/** Makes a page of the app: a request in, a response out (status, redirects by Location, Set-Cookie, HTML). */
export type RenderPage = (request: Request, context: RenderContext) => Promise<Response>;

/** What the server provides to the renderer for one page. */
export interface RenderContext {
  /** CSP nonce of this response: goes on every inline `<script>` and `<style>`. */
  nonce: string;
  /**
   * Calls the API in process for this visit: cookies, host and address are those of the page's request; cookies that
   * such a call sets are passed on to the browser.
   */
  api: (request: Request) => Promise<Response>;
  /** The site's brand where the app does not bring it; its name is the site's. */
  tenantTheme?: { id: string; css: string; themeColour: { light: string; dark: string } };
}
