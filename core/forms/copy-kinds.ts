import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathToForm } from '#core/i18n/paths.ts';

/** What visitors can have sent to them as a PDF; `server/compose/compose-copies.ts` makes it. */
const copyKinds = ['energy-report', 'led-strip-plan', 'project-list', 'room-report'] as const;
export type CopyKind = (typeof copyKinds)[number];

/** What is asked for: its kind, and the code that its own page writes it with. */
export type CopyRequest = { kind: CopyKind; code: string };

/** Names that a copy's form sends both under. */
export const COPY_FIELDS = { kind: '_copy_of', code: '_copy' } as const;

export const isCopyKind = (text: string): text is CopyKind => copyKinds.some((one) => one === text);

/** Longer addresses are cut off on their way. */
const LONGEST_CODE = 7_000;

/** The page that asks where a copy goes. What is too long for an address it has to be sent. */
export function copyHref(locale: LocaleCode, { kind, code }: CopyRequest): string {
  if (code.length > LONGEST_CODE) return pathToForm(locale, 'copy');
  return `${pathToForm(locale, 'copy')}?${new URLSearchParams({ of: kind, copy: code })}`;
}
