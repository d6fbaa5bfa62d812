import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Letters and digits that are not mistaken for others: no I, L, O, U. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 2;
const GROUP_LENGTH = 4;

/** SHA-256 as hex, stored in place of a text that must not be readable in the table. */
export function digestOf(...parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/** An unguessable secret for an address: 32 random bytes. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** A number to be read aloud and typed: `AW-7K3M-9QXT`. */
export function createReference(prefix: string): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]);
  const groups = Array.from({ length: GROUPS }, () => group().join(''));
  return [prefix, ...groups].join('-');
}

/** Normalises a typed reference: case, spaces and look-alikes do not matter. */
export function readReference(text: string): string {
  const signs = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const prefix = signs.slice(0, 2);
  const rest = signs.slice(2).replace(/O/g, '0').replace(/[IL]/g, '1');
  return [prefix, rest.slice(0, GROUP_LENGTH), rest.slice(GROUP_LENGTH)].join('-');
}
