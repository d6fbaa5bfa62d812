import type { createDocumentService } from '#server/documents/document-service.ts';
import type { createFormService } from '#server/forms/form-service.ts';

type Composed = {
  warranty: Pick<ReturnType<typeof createFormService>['warranty'], 'findRegistration' | 'lookUp'>;
  documents: Pick<ReturnType<typeof createDocumentService>, 'openCertificate'>;
};

/** Certificates of registered warranties, by the secret in their address; null when there is none. */
export function composeCertificates({ warranty, documents }: Composed) {
  return async (secret: string) => {
    const registration = await warranty.findRegistration(secret);
    if (!registration) return null;
    const { locale, fields, items, ...rest } = registration;
    const terms = await Promise.all(items.map(({ sku }) => warranty.lookUp(locale, sku, '')));
    return documents.openCertificate(locale, {
      ...rest,
      installer: fields.get('installer') ?? '',
      site: fields.get('site') ?? '',
      items: items.map((item, index) => ({ ...item, title: terms[index]?.product.title ?? '' })),
      conditions: terms.find((term) => term !== null)?.conditions ?? [],
    });
  };
}
