import { createHash } from 'node:crypto';
import type { Declaration } from '#core/declarations/declaration.ts';

/** SHA-256 of everything that an edition states, hexadecimal: whoever changes an issued one changes its digest. */
export function digestOfDeclaration(declaration: Declaration): string {
  const { name, signatory, manufacturer, uk_representative, types, acts, standards } = declaration;
  const { number, edition, product, issued, approved_by, place } = declaration;
  const stated = { number, edition, product, name, issued, approved_by, place, signatory };
  const facts = { manufacturer, uk_representative, types, acts, standards };
  return createHash('sha256')
    .update(canonical({ ...stated, ...facts }))
    .digest('hex');
}

/** JSON with the keys of objects in alphabetical order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner) => {
    if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}
