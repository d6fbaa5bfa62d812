import {
  type EnergyForm,
  formatEnergyForm,
  parseEnergyForm,
} from '#core/calculators/energy/energy-form.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';

/** What a calculation is called in addresses. */
const NAME = 'd';

/** A calculation as text for addresses: JSON in base64 for URLs (RFC 4648, section 5). */
export function encodeEnergyForm(locale: LocaleCode, form: EnergyForm): string {
  const bytes = new TextEncoder().encode(formatEnergyForm(locale, form));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The calculation in a text of `encodeEnergyForm`, in any language; null for any other text. */
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

/** The part of a share link behind `#`: it never reaches the server. */
export function energyHash(locale: LocaleCode, form: EnergyForm): string {
  return `#${NAME}=${encodeEnergyForm(locale, form)}`;
}

export function parseEnergyHash(locale: LocaleCode, hash: string): EnergyForm | null {
  return decodeEnergyForm(locale, new URLSearchParams(hash.slice(1)).get(NAME));
}
