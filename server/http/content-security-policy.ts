import { hash } from 'node:crypto';

const INLINE_SCRIPT =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/y;

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
 * The Content-Security-Policy of one rendered page: the inline scripts in its text and the site's styles by their
 * hashes, all else from the site itself. Computed when the page is rendered and kept with it, because a nonce cannot
 * be cached.
 */
export function contentSecurityPolicy(
  texts: string[],
  {
    styles,
    connectOrigin = '',
    hasRecaptcha = false,
    hasTagManager = false,
    tileOrigin = '',
    isEmbeddable = false,
  }: PolicyOptions,
): string {
  const scripts = new Set(texts.flatMap(listInlineScripts).map(hashSource));
  const captcha = hasRecaptcha ? RECAPTCHA : [];
  const tags = hasTagManager ? [TAG_MANAGER] : [];
  const reports = hasTagManager ? [TAG_MANAGER, ...ANALYTICS] : [];
  return [
    "default-src 'self'",
    // WebAssembly is what the 3D viewer decodes meshes with; a page keeps its policy while it navigates.
    `script-src ${["'self'", "'wasm-unsafe-eval'", ...captcha, ...tags, ...scripts].join(' ')}`,
    `style-src-elem ${["'self'", VIEWER_STYLE, ...styles].join(' ')}`,
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

function listInlineScripts(text: string): string[] {
  const scripts: string[] = [];
  // Straight to each script: the expression alone takes ten times as long for a page.
  for (let at = text.indexOf('<script'); at >= 0; at = text.indexOf('<script', at + 1)) {
    INLINE_SCRIPT.lastIndex = at;
    const body = INLINE_SCRIPT.exec(text)?.[1];
    if (body === undefined) continue;
    scripts.push(body);
    at = INLINE_SCRIPT.lastIndex - 1;
  }
  return scripts;
}

/** An inline script or style as a source of the policy. */
export function hashSource(content: string | Uint8Array): string {
  return `'sha256-${hash('sha256', content, 'base64')}'`;
}
