import type { LocaleCode } from '#core/i18n/locales.ts';
import type { MadeDocument } from '#server/documents/comparisons.ts';
import {
  type Certificate,
  certificateDocument,
} from '#server/documents/kinds/certificate-document.ts';
import { type DocumentTools, planPdf } from '#server/documents/make-document.ts';
import { loadDocumentContext } from '#server/documents/subject.ts';

/** Creates warranty certificates. They contain personal data, so they are never cached. */
export function createCertificates(openTools: () => Promise<DocumentTools>) {
  return async function openCertificate(
    locale: LocaleCode,
    certificate: Certificate,
  ): Promise<MadeDocument> {
    const tools = await openTools();
    const document = certificateDocument(
      await loadDocumentContext(tools.sources, locale),
      certificate,
    );
    const { digest, make } = planPdf(tools, document);
    const fileName = `${certificate.reference}_${locale}.pdf`;
    const etag = `"${digest}"`;
    const bytes = await make((render) => render());
    return { bytes, fileName, etag, language: locale };
  };
}
