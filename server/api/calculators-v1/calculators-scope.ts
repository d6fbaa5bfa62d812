import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Services } from '#server/services.ts';

/** What the calculations of one language share. */
export type Scope = { services: Services; locale: LocaleCode };
