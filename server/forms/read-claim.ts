import type { Form, FormValues, InvalidField } from '#core/forms/form.ts';
import { wrongTypeText } from '#core/forms/form-rules.ts';
import type { StoredForm } from '#core/forms/present-form.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { type ClaimRows, prepareClaim, type StoredPhoto } from '#server/forms/claim.ts';
import { type FindProduct, unknownProducts } from '#server/forms/registration.ts';
import { type PhotoStore, storePhotos } from '#server/forms/store-photos.ts';
import type { Submission } from '#server/forms/submission.ts';

type Dependencies = PhotoStore & { findProduct: FindProduct; siteUrl: string };

/** A valid submission of the form for claims. */
type SentClaim = {
  stored: Pick<StoredForm, 'form' | 'texts'>;
  values: FormValues;
  /** ISO time. */
  received: string;
  locale: LocaleCode;
  uploads: Submission['uploads'];
};

type Claimed = { rows: ClaimRows; statusUrl: string; photos: StoredPhoto[] };

/**
 * Prepares a claim and stores its files. Without a code, photos say what has failed; "I don't know" is no code.
 * @throws AppError `storage-unavailable` when the files cannot be stored.
 */
export async function readClaim(
  dependencies: Dependencies,
  { stored: { form, texts }, values, received, locale, uploads }: SentClaim,
): Promise<Claimed | { invalidFields: InvalidField[] }> {
  const { findProduct, siteUrl } = dependencies;
  const code = values.product as string;
  const product = code === '' ? null : await findProduct(locale, code);
  if (code !== '' && !product && isCode(code)) {
    return { invalidFields: [unknownProducts('product', texts.unknown_code, [code])] };
  }
  if (!product && !hasPhoto(form, values)) {
    return { invalidFields: [{ field: 'product', message: texts.code_or_photo }] };
  }
  const files = uploads.map((upload) => {
    return { ...upload, isDocument: takesDocuments(form, upload.field) };
  });
  const outcome = await storePhotos(dependencies, files);
  if ('refusedField' in outcome) {
    const { refusedField: field } = outcome;
    const type = takesDocuments(form, field) ? 'documents' : 'photos';
    return { invalidFields: [{ field, message: wrongTypeText({ type }, texts) }] };
  }
  const { photos } = outcome;
  const sku = product?.code ?? '';
  return { ...prepareClaim({ locale, sku, received, photos }, siteUrl), photos };
}

/** Whether an unknown text is meant as a code: every code has a digit. */
const isCode = (text: string): boolean => /\p{N}/u.test(text);

function hasPhoto({ fields }: Form, values: FormValues): boolean {
  return fields.some(({ name, type }) => type === 'photos' && (values[name]?.length ?? 0) > 0);
}

function takesDocuments({ fields }: Form, field: string): boolean {
  return fields.some(({ name, type }) => name === field && type === 'documents');
}
