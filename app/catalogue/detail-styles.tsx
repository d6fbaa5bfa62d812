import { useState } from 'react';
import detailStyles from '#app/catalogue/product-detail.css?url';
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts';

/**
 * The styles of what stands further down on a product's page. In a document from the server they hold up only what
 * comes after them; a page that is put together in the browser waits for them.
 */
export function DetailStyles() {
  const isHydrated = useIsHydrated();
  const [isLater] = useState(isHydrated);
  if (isLater) return <link rel="stylesheet" href={detailStyles} precedence="product" />;
  return <link rel="stylesheet" href={detailStyles} />;
}
