import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathToForm } from '#core/i18n/paths.ts';

/** PDFs that visitors can have sent to them; `server/compose/compose-copies.ts` makes them. */
export const copyKinds = [
  'energy-report',
  'area-report',
  'escape-report',
  'led-strip-plan',
  'project-list',
  'road-report',
  'room-report',
] as const;
export type CopyKind = (typeof copyKinds)[number];

/** The requested PDF: its kind, and the code from the address of its page. */
export type CopyRequest = { kind: CopyKind; code: string };

/** Field names of both in a copy's form. */
export const COPY_FIELDS = { kind: '_copy_of', code: '_copy' } as const;

export const isCopyKind = (text: string): text is CopyKind => copyKinds.some((one) => one === text);

/** Longer addresses are truncated in transit. */
const LONGEST_CODE = 7_000;

/** The page with the form for sending a copy. Data too long for an address is posted to it. */
export function copyHref(locale: LocaleCode, { kind, code }: CopyRequest): string {
  if (code.length > LONGEST_CODE) return pathToForm(locale, 'copy');
  return `${pathToForm(locale, 'copy')}?${new URLSearchParams({ of: kind, copy: code })}`;
}
