/** Headers of every response. HSTS only where the visitor came by TLS. */
export function securityHeaders({ isSecure }: { isSecure: boolean }): [string, string][] {
  const headers: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(self)'],
    ['cross-origin-opener-policy', 'same-origin'],
  ];
  if (isSecure) headers.push(['strict-transport-security', 'max-age=31536000; includeSubDomains']);
  return headers;
}
