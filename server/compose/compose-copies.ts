import type { CopyKind } from '#core/forms/copy-kinds.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { CalculatorFile } from '#server/calculators/calculator-file.ts';
import type { composeCalculators } from '#server/compose/compose-calculators.ts';
import type { Attachment } from '#server/db/outgoing-mail.ts';
import type { createDocumentService } from '#server/documents/document-service.ts';

/** The PDF of a code; null when the code is invalid or the PDF cannot be made at the moment. */
type MakeCopy = (locale: LocaleCode, code: string) => Promise<Attachment | null>;

type Makers = {
  calculators: Pick<
    ReturnType<typeof composeCalculators>,
    'makeEnergyReport' | 'makeRoomReport' | 'makeStripFile'
  >;
  documents: Pick<ReturnType<typeof createDocumentService>, 'openProject'>;
};

/** Services that make the PDFs sent to visitors. */
export function composeCopies({ calculators, documents }: Makers): Record<CopyKind, MakeCopy> {
  return {
    async 'energy-report'(locale, code) {
      const search = new URLSearchParams({ d: code });
      return attachmentOf(await calculators.makeEnergyReport(locale, search));
    },
    async 'led-strip-plan'(locale, code) {
      return attachmentOf(await calculators.makeStripFile(locale, code, 'pdf'));
    },
    async 'room-report'(locale, code) {
      return attachmentOf(await calculators.makeRoomReport(locale, new URLSearchParams(code)));
    },
    async 'project-list'(locale, code) {
      const opened = await documents.openProject(locale, { list: code, format: 'pdf' });
      const isPdf = opened.outcome === 'file' && opened.bytes instanceof Uint8Array;
      return isPdf ? pdfOf(opened.fileName, opened.bytes as Uint8Array) : null;
    },
  };
}

function attachmentOf(file: CalculatorFile | null): Attachment | null {
  return file?.outcome === 'made' ? pdfOf(file.fileName, file.bytes) : null;
}

function pdfOf(fileName: string, content: Uint8Array): Attachment {
  return { fileName, mimeType: 'application/pdf', content };
}
