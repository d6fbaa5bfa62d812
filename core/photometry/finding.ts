export type Severity = 'error' | 'warning' | 'info';

/**
 * All findings about a photometric file, with their severity: an error makes figures wrong, a warning may, an info is
 * good to know. The texts are in the message area `photometry`: `photometry.finding.<code>`.
 */
export const findingSeverities = {
  'byte-order-mark': 'info',
  'wide-text': 'info',
  'line-ends': 'info',
  'dos-end-of-file': 'info',
  'decimal-comma': 'info',
  'thousands-mark': 'warning',
  'text-after-number': 'warning',
  'empty-number': 'warning',
  'several-values-on-line': 'warning',
  'blank-lines': 'warning',
  'type-indicator': 'warning',
  'planes-rebuilt': 'warning',
  'missing-intensities': 'error',
  'trailing-content': 'info',
  'many-lamp-sets': 'warning',
  'version-unknown': 'warning',
  'version-spelling': 'info',
  'label-lines': 'info',
  'keywords-missing': 'info',
  'tilt-spelling': 'info',
  'tilt-missing': 'warning',
  'tilt-included': 'info',
  'tilt-file': 'warning',
  'horizontal-range': 'error',
  'open-circle': 'warning',
  'future-use': 'info',
  'type-converted': 'info',
  'opening-approximated': 'info',
  'flux-differs': 'warning',
  'lumens-keyword-differs': 'warning',
  'flux-absurd': 'error',
  'lor-differs': 'warning',
  'lor-above-100': 'error',
  'dff-differs': 'warning',
  'lor-not-applicable': 'info',
  'stray-uplight': 'warning',
  'uplight-outdoors': 'info',
  'nadir-spread': 'warning',
  'symmetry-hidden': 'info',
  'symmetry-mismatch': 'warning',
  'source-not-rotational': 'warning',
  'ends-differ': 'warning',
  'luminous-area-missing': 'warning',
  'luminous-area-tiny': 'warning',
  'luminous-area-housing': 'info',
  'luminous-area-outside': 'warning',
  'measured-tilted': 'info',
  'gamma-gap': 'warning',
  'plane-gap': 'warning',
  spike: 'warning',
  'power-missing': 'warning',
  'efficacy-absurd': 'error',
  'weak-intensities': 'warning',
  'name-missing': 'info',
  'tm33-planes-assumed': 'info',
  'tm33-millimetres': 'warning',
  'tm33-emitters-left-out': 'warning',
  'tm33-spectrum-unreadable': 'warning',
  'gldf-file-missing': 'error',
  'gldf-remote-file': 'info',
  'gldf-encoding': 'warning',
  'gldf-unreadable-part': 'warning',
  'gldf-skipped-entry': 'warning',
  'gldf-photometries-left-out': 'warning',
  'gldf-emitters-added': 'info',
} as const satisfies Record<string, Severity>;

export type FindingCode = keyof typeof findingSeverities;
export type FindingValues = Record<string, string | number>;

/** A problem of a file, or an assumption made to read it. */
export type Finding = {
  code: FindingCode;
  severity: Severity;
  /** Values in the message: counts, angles, texts of the file. */
  values: FindingValues;
  /** Line of the file, 1-based; null for the file as a whole. */
  line: number | null;
};

export function createFinding(
  code: FindingCode,
  values: FindingValues = {},
  line: number | null = null,
): Finding {
  return { code, severity: findingSeverities[code], values, line };
}

/** Reasons for rejecting a file; the texts are in `photometry.refusal.<code>`. */
export type RefusalCode =
  | 'empty'
  | 'binary'
  | 'document'
  | 'one-line'
  | 'too-large'
  | 'too-many-values'
  | 'too-heavy'
  | 'unreadable'
  | 'stopped'
  | 'not-photometry'
  | 'cie-102'
  | 'dark'
  | 'not-a-number'
  | 'not-whole'
  | 'out-of-range'
  | 'cut-short'
  | 'planes-symmetry'
  | 'angles-order'
  | 'negative-intensity'
  | 'negative-power'
  | 'flux-not-positive'
  | 'factor-not-positive'
  | 'photometric-type'
  | 'xml-broken'
  | 'xml-unknown'
  | 'tm33-no-light'
  | 'tm33-gaps'
  | 'spectrum-alone'
  | 'no-spectrum'
  | 'dark-spectrum'
  | 'wavelength-twice'
  | 'gldf-broken'
  | 'gldf-product-missing'
  | 'gldf-too-many'
  | 'gldf-too-large'
  | 'gldf-no-photometry';

/** Error for a rejected file. The message is for logs; screens show `code` and `values` in the visitor's language. */
export class PhotometryError extends Error {
  readonly code: RefusalCode;
  readonly values: FindingValues;
  readonly line: number | null;

  constructor(code: RefusalCode, values: FindingValues = {}, line: number | null = null) {
    const place = line === null ? '' : ` in line ${line}`;
    super(`The photometric file is refused${place}: ${code} ${JSON.stringify(values)}`);
    this.name = 'PhotometryError';
    this.code = code;
    this.values = values;
    this.line = line;
  }
}
