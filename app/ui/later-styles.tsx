import { useState } from 'react';
import { useIsHydrated } from '#app/ui/browser/use-is-hydrated.ts';

/**
 * A style sheet for the content after it. In a document from the server it blocks only that content; a page that is
 * rendered in the browser waits for it.
 */
export function LaterStyles({ href }: { href: string }) {
  const isHydrated = useIsHydrated();
  const [isLater] = useState(isHydrated);
  if (isLater) return <link rel="stylesheet" href={href} precedence="later" />;
  return <link rel="stylesheet" href={href} />;
}
