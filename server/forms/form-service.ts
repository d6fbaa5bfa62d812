import { randomUUID } from 'node:crypto';
import { companyDay } from '#core/forms/company-day.ts';
import type { Form } from '#core/forms/form.ts';
import type { StoredForm } from '#core/forms/present-form.ts';
import type { WarrantyTerms } from '#core/forms/warranty-terms.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Captcha } from '#server/captcha/create-captcha.ts';
import type { Database } from '#server/db/client.ts';
import type { ContentState } from '#server/db/content-state.ts';
import { createVerdicts } from '#server/forms/captcha-verdicts.ts';
import { findClaim } from '#server/forms/claim.ts';
import { openCopy } from '#server/forms/copied-document.ts';
import { createDeskForms } from '#server/forms/desk-forms.ts';
import { createNewsletterLinks } from '#server/forms/newsletter/newsletter-links.ts';
import {
  type FindProduct,
  findRegistered,
  findRegistration,
  type RegistrationKey,
} from '#server/forms/registration.ts';
import { type CodeRequest, type RequestedCode, requestCode } from '#server/forms/request-code.ts';
import { createStoredForms } from '#server/forms/stored-forms.ts';
import type { Submission, SubmissionOutcome } from '#server/forms/submission.ts';
import type { SubmitDependencies } from '#server/forms/submission-attempt.ts';
import { failToStore, submitForm } from '#server/forms/submit-form.ts';

export type FormDependencies = {
  database: Database;
  state: ContentState;
  captcha: Captcha;
  findProduct: FindProduct;
  makeCopy: SubmitDependencies['makeCopy'];
  getCompanyName: SubmitDependencies['getCompanyName'];
  findManager: SubmitDependencies['findManager'];
  photos: SubmitDependencies['photos'];
  siteUrl: string;
  mailDomain: string;
  mailbox: SubmitDependencies['mailbox'];
  photoRoom: SubmitDependencies['photoRoom'];
  attachedBytes: number;
  /** The key of tokens that unsubscribe from the newsletter. */
  getNewsletterKey(): Promise<string>;
  /** Called after mail was stored. */
  onMail(): void;
  now?: () => number;
};

/** Forms and their results: submissions, warranties, claims. */
export function createFormService(dependencies: FormDependencies) {
  const { database, state, captcha, findProduct, onMail, now = Date.now } = dependencies;
  const forms = createStoredForms(database, state);
  const verify = createVerdicts(database, captcha, now);
  const submitting = { ...dependencies, verify, now };

  return {
    ...createFormLists(forms),

    desk: createDeskForms({ forms, findManager: dependencies.findManager }),

    ...createReceiving(submitting, { forms, captcha, onMail }),

    /** Returns whether uploads of as many bytes may be read. */
    admitsUploads: dependencies.photoRoom.admits,

    captcha: {
      access: captcha.access,
      createPuzzle: captcha.createPuzzle,
      /** Score of a token, 0 to 1; null when no verdict is available at the moment. Does not use the token up. */
      async score(token: string): Promise<number | null> {
        return (await verify(token))?.score ?? null;
      },
    },

    /** Sends a code by mail to a visitor whose browser runs no scripts; null when there is no such form. */
    async requestCode(key: number | string, request: CodeRequest): Promise<RequestedCode | null> {
      const stored = await forms.find(request.locale, key);
      if (!stored) return null;
      const requested = await requestCode(submitting, stored, request);
      if (requested.outcome === 'sent') onMail();
      return requested;
    },

    /** The PDF behind the link in a copy's mail; null when there is none any more. */
    openCopy: (secret: string) => openCopy(database, secret, now()),

    newsletter: createNewsletterLinks({
      ...submitting,
      getKey: dependencies.getNewsletterKey,
      getTexts: forms.getNewsletterTexts,
    }),

    warranty: {
      lookUp: createWarrantyLookUp({ database, forms, findProduct, now }),
      findRegistration: (key: RegistrationKey) => findRegistration(database, key),
      findClaim: (secret: string) => findClaim(database, secret),
    },
  };
}

type ReceivingOptions = Pick<FormDependencies, 'captcha' | 'onMail'> & {
  forms: ReturnType<typeof createStoredForms>;
};

function createReceiving(
  submitting: SubmitDependencies,
  { forms, captcha, onMail }: ReceivingOptions,
) {
  const { database, now } = submitting;
  /** Accepts tokens of our own, which stand for the mail that a submission sends. */
  const verifyOwn = createVerdicts(database, { check: acceptEach }, now);
  const oncePerKey = createQueueByKey();

  async function receive(
    stored: StoredForm,
    submission: Submission,
    verify = submitting.verify,
  ): Promise<SubmissionOutcome> {
    const submit = () => submitForm({ ...submitting, verify }, stored, submission);
    const outcome = await oncePerKey(submission, submit).catch((error) =>
      failToStore(stored, error),
    );
    if (outcome.status === 'mail_sent') onMail();
    return outcome;
  }

  return {
    /** Null when there is no such form. Never rejects because of the input. */
    async submit(submission: Submission): Promise<SubmissionOutcome | null> {
      const stored = await forms.find(submission.locale, submission.form);
      if (!stored || stored.form.kind === 'warranty-lookup') return null;
      return receive(stored, submission);
    },

    /**
     * Receives a sign-up for the newsletter without a token, from a browser without scripts: its own mail proves the
     * address as a code would. The caller limits it like codes. Null for any other form, and where no codes are sent.
     */
    async signUpByMail(submission: Submission): Promise<SubmissionOutcome | null> {
      const stored = await forms.find(submission.locale, submission.form);
      const isSignUp = stored?.form.kind === 'newsletter' && submission.token === '';
      if (!isSignUp || !(await captcha.openCodes())) return null;
      return receive(stored, { ...submission, token: randomUUID() }, verifyOwn);
    },
  };
}

const acceptEach: Captcha['check'] = async (key) => ({ outcome: 'scored', key, score: 1 });

function createFormLists(forms: ReturnType<typeof createStoredForms>) {
  return {
    /** A form by its number or code; null when there is none. */
    async find(locale: LocaleCode, key: number | string): Promise<Form | null> {
      return (await forms.find(locale, key))?.form ?? null;
    },

    /** The forms in the order of the content. */
    async list(locale: LocaleCode): Promise<Form[]> {
      return (await forms.list(locale)).map(({ form }) => form);
    },
  };
}

/** A concurrent duplicate waits for the first submission: its token would not count a second time. */
function createQueueByKey() {
  const running = new Map<string, Promise<SubmissionOutcome>>();
  return (
    { idempotencyKey, token, form }: Submission,
    run: () => Promise<SubmissionOutcome>,
  ): Promise<SubmissionOutcome> => {
    if (!idempotencyKey && !token) return run();
    const key = `${form} ${idempotencyKey ?? token}`;
    const previous = running.get(key) ?? Promise.resolve();
    const next = previous.then(run, run);
    running.set(key, next);
    const forget = () => {
      if (running.get(key) === next) running.delete(key);
    };
    next.then(forget, forget);
    return next;
  };
}

type LookUpDependencies = {
  database: Database;
  forms: ReturnType<typeof createStoredForms>;
  findProduct: FindProduct;
  now: () => number;
};

function createWarrantyLookUp({ database, forms, findProduct, now }: LookUpDependencies) {
  /**
   * Returns the terms of a product by its code and, given the reference of a registration, the end of its warranty.
   * Without a valid reference the result does not reveal whether anything is registered.
   */
  return async (
    locale: LocaleCode,
    code: string,
    reference: string,
  ): Promise<WarrantyTerms | null> => {
    const product = await findProduct(locale, code);
    if (!product) return null;
    const registration = reference
      ? await findRegistered(database, { reference, code: product.code })
      : null;
    const today = companyDay(now());
    const lookup = (await forms.list(locale)).find(({ form }) => form.kind === 'warranty-lookup');
    return {
      product,
      conditions: lookup?.form.notes ?? [],
      registration: registration && { ...registration, isOver: registration.ends < today },
    };
  };
}
