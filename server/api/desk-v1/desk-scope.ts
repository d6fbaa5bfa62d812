import type { FormGate } from '#server/http/forms/form-gate.ts';
import type { Addresses } from '#server/http/rest/addresses.ts';
import type { Services } from '#server/services.ts';

/** Dependencies of the endpoints in one language. */
export type Scope = Addresses & { services: Services; gate: FormGate };
