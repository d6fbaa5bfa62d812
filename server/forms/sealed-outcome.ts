import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { SubmissionOutcome } from '#server/forms/submission.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What identifies a sender's request: the key itself, which only the sender has, and a digest of the values. */
export type SealKey = { key: string; dataDigest: string };

/**
 * Encrypts the response to a submission, which can have the secret address of a certificate or a case, so that whoever
 * reads the table cannot open that. Only the key of the sender's own request opens it.
 *
 * @returns nonce, tag and ciphertext as base64url.
 */
export function sealOutcome(outcome: SubmissionOutcome, sealKey: SealKey): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKey(sealKey), nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(outcome)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a stored response. One of an earlier release, which is removed after two days, is plain JSON. */
export function openOutcome(stored: string, sealKey: SealKey): SubmissionOutcome {
  // The type is that of what `sealOutcome` got.
  if (stored.startsWith('{')) return JSON.parse(stored) as SubmissionOutcome;
  const bytes = Buffer.from(stored, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, deriveKey(sealKey), nonce, {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
  return JSON.parse(Buffer.concat([text, decipher.final()]).toString()) as SubmissionOutcome;
}

/** HKDF (RFC 5869) with the digest of the values as salt. */
function deriveKey({ key, dataDigest }: SealKey): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key, dataDigest, 'submission outcome', 32));
}
