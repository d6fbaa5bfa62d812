import type { createDocumentService } from '#server/documents/document-service.ts';
import type { createFormService } from '#server/forms/form-service.ts';
import type { RegistrationKey } from '#server/forms/registration.ts';

type Composed = {
  warranty: Pick<ReturnType<typeof createFormService>['warranty'], 'findRegistration' | 'lookUp'>;
  documents: Pick<ReturnType<typeof createDocumentService>, 'openCertificate'>;
};

/** Certificates of registered warranties; null when there is none. */
export function composeCertificates({ warranty, documents }: Composed) {
  return async (key: RegistrationKey) => {
    const registration = await warranty.findRegistration(key);
    if (!registration) return null;
    const { locale, fields, items, ...rest } = registration;
    const entered = (name: string) => fields.find((field) => field.name === name)?.value ?? '';
    const terms = await Promise.all(items.map(({ sku }) => warranty.lookUp(locale, sku, '')));
    return documents.openCertificate(locale, {
      ...rest,
      installer: entered('installer'),
      site: entered('site'),
      items: items.map((item, index) => ({ ...item, title: terms[index]?.product.title ?? '' })),
      conditions: terms.find((term) => term !== null)?.conditions ?? [],
    });
  };
}
