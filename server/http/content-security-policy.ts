import { hash } from 'node:crypto';
import { hasShortcuts } from '#server/server-shortcuts.ts';

/** The style that `@google/model-viewer` 4.4.0 puts into its shadow tree; a browser test fails when it changes. */
const VIEWER_STYLE = "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='";

/** Where reCAPTCHA loads its scripts and its frame from. */
const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** Where Google's tags load scripts from, and where they report to. */
const TAG_MANAGER = 'https://*.googletagmanager.com';
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

export type PolicyOptions = {
  /** Sources of the styles inside every page, as `hashSource` gives them. */
  styles: string[];
  /** Sources of the scripts inside the page, the same. */
  scripts?: string[];
  /** Origin of the calls where the API lies elsewhere. */
  connectOrigin?: string | undefined;
  /** Any site may show the page in a frame. */
  isEmbeddable?: boolean;
  /** Pages may load Google's captcha. */
  hasRecaptcha?: boolean;
  /** Origin of the tiles of maps where some are configured. */
  tileOrigin?: string | undefined;
  /** Pages may load the tag manager, once their visitor allows it. */
  hasTagManager?: boolean;
};

/**
 * The Content-Security-Policy of a page: its inline scripts and the site's styles by their hashes, all else from the
 * site itself. It is cached with the page, and a nonce cannot be.
 */
export function contentSecurityPolicy({
  styles,
  scripts = [],
  connectOrigin = '',
  hasRecaptcha = false,
  hasTagManager = false,
  tileOrigin = '',
  isEmbeddable = false,
}: PolicyOptions): string {
  const captcha = hasRecaptcha ? RECAPTCHA : [];
  const tags = hasTagManager ? [TAG_MANAGER] : [];
  const reports = hasTagManager ? [TAG_MANAGER, ...ANALYTICS] : [];
  return [
    "default-src 'self'",
    // WebAssembly is what the 3D viewer decodes meshes with; a page keeps its policy while it navigates.
    `script-src ${["'self'", "'wasm-unsafe-eval'", ...captcha, ...tags, ...scripts].join(' ')}`,
    // Beside a hash `unsafe-inline` would count for nothing.
    `style-src-elem 'self' ${(hasShortcuts ? [VIEWER_STYLE, ...styles] : ["'unsafe-inline'"]).join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...reports].join(' '),
    "font-src 'self'",
    // Maps fetch their tiles and make pictures of what they have.
    ['connect-src', "'self' blob: data:", connectOrigin, tileOrigin, ...captcha, ...reports]
      .filter(Boolean)
      .join(' '),
    ...(hasRecaptcha ? [`frame-src ${RECAPTCHA[0]}`] : []),
    "media-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${isEmbeddable ? '*' : "'none'"}`,
  ].join('; ');
}

/** An inline script or style as a source of the policy. */
export function hashSource(content: string | Uint8Array): string {
  return `'sha256-${hash('sha256', content, 'base64')}'`;
}
