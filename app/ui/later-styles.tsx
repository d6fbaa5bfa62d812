import { useState } from 'react';
import { useIsHydrated } from '#app/ui/browser/use-is-hydrated.ts';

/**
 * A style sheet of what follows it. In a document from the server it holds up only what comes after it; a page that is
 * put together in the browser waits for it.
 */
export function LaterStyles({ href }: { href: string }) {
  const isHydrated = useIsHydrated();
  const [isLater] = useState(isHydrated);
  if (isLater) return <link rel="stylesheet" href={href} precedence="later" />;
  return <link rel="stylesheet" href={href} />;
}
