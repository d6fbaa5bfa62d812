import type { FormGate } from '#server/http/forms/form-gate.ts';
import type { Addresses } from '#server/http/rest/addresses.ts';
import type { Services } from '#server/services.ts';

/** What the endpoints of one language share. */
export type Scope = Addresses & { services: Services; gate: FormGate };
