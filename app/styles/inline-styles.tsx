/** What the server puts the site's one style sheet into. */
export const EMPTY_STYLES = '<style></style>';

/**
 * The style sheet inside the document, so that the first paint waits for nothing else. The server fills it in as
 * bytes; the browser keeps what the server has sent.
 */
export function InlineStyles() {
  return <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
