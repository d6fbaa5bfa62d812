import type { Context } from 'hono';
import { FASTEST_MS } from '#core/forms/captcha-rules.ts';
import { COPY_FIELDS, type CopyRequest, isCopyKind } from '#core/forms/copy-kinds.ts';
import {
  type MultipartOptions,
  readMultipart,
  type SentFile,
} from '#server/http/forms/multipart.ts';

/** The fields and files of a form, apart from the protocol's own fields. */
export type ReadSubmission = {
  sent: Map<string, string[]>;
  uploads: SentFile[];
  token: string;
  /** A code that was sent by mail, as it was typed, with its question. */
  mailed: { question: string; typedCode: string } | null;
  idempotencyKey: string | null;
  isFromBot: boolean;
  copy: CopyRequest | null;
  /** `_wpcf7_unit_tag` without invalid characters. */
  unitTag: string;
};

const KEY = /^[\x21-\x7e]{8,200}$/;

/** Reads a body of `multipart/form-data`. @throws BodyError */
export async function readSubmission(
  { req }: Context,
  options: MultipartOptions,
): Promise<ReadSubmission> {
  const { fields, files } = await readMultipart(req.raw, options);
  return toSubmission(fields, files, req.header('idempotency-key'));
}

/** Separates the visitor's fields from those that the page adds. */
function toSubmission(
  fields: Map<string, string[]>,
  uploads: SentFile[],
  keyHeader?: string,
): ReadSubmission {
  const fieldOf = (name: string) => fields.get(name)?.[0]?.trim() ?? '';
  const key = keyHeader ?? fieldOf('_idempotency_key');
  return {
    sent: listTyped(fields),
    uploads,
    token: tokenOf(fieldOf),
    mailed: mailedOf(fieldOf),
    idempotencyKey: KEY.test(key) ? key : null,
    copy: copyOf(fieldOf),
    isFromBot: fieldOf('_website') !== '' || isTooFast(fieldOf('_elapsed')),
    unitTag: fieldOf('_wpcf7_unit_tag').replace(/[^A-Za-z0-9_-]/g, ''),
  };
}

/** Returns the visitor's input, without the fields that the page adds. */
export function listTyped(fields: Map<string, string[]>): Map<string, string[]> {
  return new Map([...fields].filter(([name]) => !name.startsWith('_')));
}

function copyOf(fieldOf: (name: string) => string): CopyRequest | null {
  const kind = fieldOf(COPY_FIELDS.kind);
  return isCopyKind(kind) ? { kind, code: fieldOf(COPY_FIELDS.code) } : null;
}

function mailedOf(fieldOf: (name: string) => string): ReadSubmission['mailed'] {
  const question = fieldOf('_question');
  return question === '' ? null : { question, typedCode: fieldOf('_code') };
}

/** Returns the captcha's token under any of its names; a question with the code typed for it makes one too. */
function tokenOf(fieldOf: (name: string) => string): string {
  const question = fieldOf('_question');
  if (question !== '') return `${question}.${fieldOf('_code')}`;
  return fieldOf('_wpcf7_recaptcha_response') || fieldOf('_captcha_token');
}

/**
 * `_elapsed` is how long the form was shown, in milliseconds, so the sender's clock is not compared with the server's.
 */
function isTooFast(elapsed: string): boolean {
  return elapsed !== '' && !(Number(elapsed) >= FASTEST_MS);
}
