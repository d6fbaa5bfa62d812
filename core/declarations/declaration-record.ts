import { z } from 'zod';
import { laws } from '#core/documents/conformity.ts';
import { sayable } from '#core/say.ts';

/** A text by language: those of the site when the edition was issued. */
const issuedText = z
  .record(z.string().regex(/^[a-z]{2}$/), z.string().trim().min(1))
  .refine((text) => Object.keys(text).length > 0, sayable('Write it in at least one language'));

const party = z.strictObject({ name: z.string().min(2), address: issuedText });

/**
 * One edition of a declaration of conformity as it was issued: a record of `declarations/<product>.yaml`, which
 * `npm run declarations` writes and nothing changes afterwards.
 */
export const declarationRecordSchema = z.strictObject({
  /** The code of the product and a serial number: `CEN600-1`. */
  number: z.string().regex(/^[A-Z0-9]+-\d+$/),
  edition: z.number().int().min(1),
  product: z.string().min(1),
  name: issuedText,
  issued: z.iso.date(),
  approved_by: z.string().min(2),
  place: z.string().min(2),
  signatory: z.strictObject({ name: z.string().min(2), role: issuedText }),
  manufacturer: party,
  uk_representative: party,
  /** SKUs of the variants that it declares. */
  types: z.array(z.string().min(1)).min(1),
  acts: z.array(z.enum(laws)).min(1),
  /** References with their editions. */
  standards: z.array(z.string().min(1)).min(1),
  /** SHA-256 of all fields above, hexadecimal. */
  digest: z.string().regex(/^[0-9a-f]{64}$/),
});

export type DeclarationRecord = z.infer<typeof declarationRecordSchema>;
