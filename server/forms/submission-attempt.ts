import type { CopyRequest } from '#core/forms/copy-kinds.ts';
import type { FileFacts, FormValues } from '#core/forms/form.ts';
import type { StoredForm } from '#core/forms/present-form.ts';
import type { Database } from '#server/db/client.ts';
import type { Attachment } from '#server/db/outgoing-mail.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { VerifiedToken } from '#server/forms/captcha-verdicts.ts';
import type { FindProduct } from '#server/forms/registration.ts';
import type { FindManagerIn } from '#server/forms/route-submission.ts';
import { digestOf } from '#server/forms/secrets.ts';
import type { SubmissionKey } from '#server/forms/store-submission.ts';
import type { Submission } from '#server/forms/submission.ts';

export type SubmitDependencies = {
  database: Database;
  verify(token: string, purpose: string): Promise<VerifiedToken | null>;
  findProduct: FindProduct;
  /** Renders the requested PDF; null when it cannot be made. */
  makeCopy(locale: Submission['locale'], copy: CopyRequest): Promise<Attachment | null>;
  getCompanyName(locale: Submission['locale']): Promise<string>;
  /** The address of the area sales manager of a place; null when it has none. */
  findManager: FindManagerIn;
  /** Photos that only the company sees. */
  photos: FileStore;
  siteUrl: string;
  /** Domain of Message-IDs, after the @. */
  mailDomain: string;
  /** The company's mailbox that is read for replies; null without one. */
  mailbox: string | null;
  /** Room for the photos of claims. */
  photoRoom: { admits(bytes: number): Promise<boolean> };
  /** Photos of a mail, bytes; the others are named in it. */
  attachedBytes: number;
  now(): number;
};

/** A valid submission on its way into the database. */
export type Attempt = {
  stored: StoredForm;
  submission: Submission;
  values: FormValues;
  key: SubmissionKey;
  /** ISO time, and the day at the company. */
  received: string;
  day: string;
};

/** The files of a submission by their field. */
export function factsOf({ uploads }: Submission): Map<string, FileFacts[]> {
  const facts = new Map<string, FileFacts[]>();
  for (const { field, name, type, size } of uploads) {
    facts.set(field, [...(facts.get(field) ?? []), { name, type, size }]);
  }
  return facts;
}

/** The same key with other values is another submission: the visitor went back, corrected and sent again. */
export function keyOf(
  { form }: StoredForm,
  submission: Submission,
  values: FormValues,
): SubmissionKey {
  const key = submission.idempotencyKey ?? submission.token;
  return {
    formId: form.id,
    key,
    keyDigest: digestOf(key),
    dataDigest: digestOf(
      submission.locale,
      JSON.stringify(values),
      JSON.stringify(submission.copy ?? null),
    ),
  };
}

/** 32 hex digits, as Contact Form 7's. */
export function dataHashOf({ dataDigest }: SubmissionKey): string {
  return dataDigest.slice(0, 32);
}
