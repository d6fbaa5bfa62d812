import { createHash } from 'node:crypto';

const INLINE_SCRIPT =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** The style that `@google/model-viewer` 4.4.0 puts into its shadow tree; a browser test fails when it changes. */
const VIEWER_STYLE = "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='";

/**
 * The Content-Security-Policy of one rendered page: its own inline scripts and styles by their hashes, all else from
 * the site itself, and calls from `connectOrigin` where the API lies elsewhere. Computed when the page is rendered and kept with it, because a nonce cannot be cached.
 */
export function contentSecurityPolicy(html: string, connectOrigin = ''): string {
  const scripts = hashes(html, INLINE_SCRIPT);
  const styles = hashes(html, INLINE_STYLE);
  return [
    "default-src 'self'",
    // WebAssembly is what the 3D viewer decodes meshes with; a page keeps its policy while it navigates.
    `script-src ${["'self'", "'wasm-unsafe-eval'", ...scripts].join(' ')}`,
    `style-src-elem ${["'self'", VIEWER_STYLE, ...styles].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' blob: data: ${connectOrigin}`.trim(),
    "media-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function hashes(html: string, pattern: RegExp): string[] {
  const found = [...html.matchAll(pattern)].map(([, body]) => {
    return `'sha256-${createHash('sha256')
      .update(body as string)
      .digest('base64')}'`;
  });
  return [...new Set(found)];
}
