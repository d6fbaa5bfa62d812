import type { RequestListener } from 'node:http';

/**
 * Encodes backslashes in the path of a request, which the server library refuses without a page: an address with one is an
 * address without a page, like any other. `URL` would read them as slashes.
 */
export function withPlainTarget(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (request.url) request.url = encodeBackslashes(request.url);
    return listener(request, response);
  };
}

/** `/en\products?search=a\b` → `/en%5Cproducts?search=a\b`. */
export function encodeBackslashes(target: string): string {
  const query = target.indexOf('?');
  const end = query < 0 ? target.length : query;
  return target.slice(0, end).replaceAll('\\', '%5C') + target.slice(end);
}
