/** Placeholder that the server replaces with the site's one style sheet. */
export const EMPTY_STYLES = '<style></style>';

/**
 * The style sheet inside the document, so that the first paint waits for nothing else. The server fills it in as bytes;
 * the browser retains the server's HTML.
 */
export function InlineStyles() {
  return <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
