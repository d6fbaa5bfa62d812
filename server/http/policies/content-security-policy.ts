import { hash } from 'node:crypto';
import { hasShortcuts } from '#server/server-shortcuts.ts';

/** The style that `@google/model-viewer` 4.4.0 puts into its shadow tree; a browser test fails when it changes. */
export const VIEWER_STYLE = "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='";

/** Origins of reCAPTCHA's scripts and frame. */
const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** Origins of Google's tag scripts, and of their reports. */
const TAG_MANAGER = 'https://*.googletagmanager.com';
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** Where browsers report what a policy refused, and the name of that address in the header `Reporting-Endpoints`. */
export const POLICY_REPORTS = '/csp-reports';
const REPORTING_GROUP = 'csp';

export type PolicyOptions = {
  /** Sources of the styles inside every page, as `hashSource` gives them. */
  styles: string[];
  /** Sources of the inline scripts that the code adds to the page, never of those found in it, as `hashSource` gives them. */
  scripts?: string[];
  /** Origin of the API where it is another one. */
  connectOrigin?: string | undefined;
  /** Any site may embed the page in a frame. */
  isEmbeddable?: boolean;
  /** Pages may load Google's captcha. */
  hasRecaptcha?: boolean;
  /** Origin of the map tiles where some are configured. */
  tileOrigin?: string | undefined;
  /** Pages may load the tag manager, once the visitor consents. */
  hasTagManager?: boolean;
};

/**
 * Returns the Content-Security-Policy of a page: it allows the inline scripts that the code lists and the site's styles
 * by their hashes, and all else from the site itself. The policy is cached with the page, so it cannot use a nonce.
 * Style attributes in HTML are refused; those that scripts set through `element.style` are not subject to it.
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
  // Their scripts write styles into the page that this code does not know.
  const hasForeignScripts = hasRecaptcha || hasTagManager;
  return [
    "default-src 'self'",
    // The 3D viewer decodes meshes with WebAssembly; a page keeps its policy while it navigates.
    `script-src ${["'self'", "'wasm-unsafe-eval'", ...captcha, ...tags, ...scripts].join(' ')}`,
    // Browsers ignore `unsafe-inline` beside a hash.
    `style-src-elem 'self' ${(hasShortcuts ? [VIEWER_STYLE, ...styles] : ["'unsafe-inline'"]).join(' ')}`,
    `style-src-attr ${hasForeignScripts ? "'unsafe-inline'" : "'none'"}`,
    ["img-src 'self' data: blob:", ...reports].join(' '),
    "font-src 'self'",
    // Maps fetch their tiles and turn them into blob pictures.
    ['connect-src', "'self' blob: data:", connectOrigin, tileOrigin, ...captcha, ...reports]
      .filter(Boolean)
      .join(' '),
    ...(hasRecaptcha ? [`frame-src ${RECAPTCHA[0]}`] : []),
    "media-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isEmbeddable ? '*' : "'none'"}`,
    `report-uri ${POLICY_REPORTS}`,
    `report-to ${REPORTING_GROUP}`,
  ].join('; ');
}

/** Headers of a page with its policy, and the address for reports about it. */
export function policyHeaders(options: PolicyOptions): [string, string][] {
  return [
    ['content-security-policy', contentSecurityPolicy(options)],
    ['reporting-endpoints', `${REPORTING_GROUP}="${POLICY_REPORTS}"`],
  ];
}

/** Returns an inline script or style as a source of the policy. */
export function hashSource(content: string | Uint8Array): string {
  return `'sha256-${hash('sha256', content, 'base64')}'`;
}
