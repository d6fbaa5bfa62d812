import {
  type EnergyForm,
  formatEnergyForm,
  parseEnergyForm,
} from '#core/calculators/energy/energy-form.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';

/** Name of the parameter that holds a calculation in URLs. */
const NAME = 'd';

/** Encodes a calculation for URLs: its JSON in base64url (RFC 4648, section 5). */
export function encodeEnergyForm(locale: LocaleCode, form: EnergyForm): string {
  const bytes = new TextEncoder().encode(formatEnergyForm(locale, form));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Decodes a text from `encodeEnergyForm` for any language; null for any other text. */
export function decodeEnergyForm(locale: LocaleCode, text: string | null): EnergyForm | null {
  if (!text || !/^[\w-]+$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
    return parseEnergyForm(locale, new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** Fragment of a share link (after `#`): it is never sent to the server. */
export function energyHash(locale: LocaleCode, form: EnergyForm): string {
  return `#${NAME}=${encodeEnergyForm(locale, form)}`;
}

export function parseEnergyHash(locale: LocaleCode, hash: string): EnergyForm | null {
  return decodeEnergyForm(locale, new URLSearchParams(hash.slice(1)).get(NAME));
}
