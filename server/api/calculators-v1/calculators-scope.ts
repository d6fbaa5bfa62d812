import type { LocaleCode } from '#core/i18n/locales.ts';
import type { InTurn } from '#server/http/visitor-limits.ts';
import type { Services } from '#server/services.ts';

/** Dependencies of the calculations in one language. */
export type Scope = { services: Services; locale: LocaleCode; inTurn: InTurn };
