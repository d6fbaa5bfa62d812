import { createContext, useContext } from 'react';

/** The text of the site's one style sheet: known on the server only. */
export const StylesContext = createContext('');

/**
 * The style sheet inside the document, so that the first paint waits for nothing else. The browser keeps what the
 * server has sent.
 */
export function InlineStyles() {
  const styles = useContext(StylesContext);
  return <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />;
}
