import { isAppError } from '#core/app-error.ts';
import type { CopyKind } from '#core/forms/copy-kinds.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { CalculatorFile } from '#server/calculators/calculator-file.ts';
import type { composeCalculators } from '#server/compose/compose-calculators.ts';
import type { Attachment } from '#server/db/outgoing-mail.ts';
import type { createDocumentService } from '#server/documents/document-service.ts';
import { isQueueFull } from '#server/limits/fair-queue.ts';

/** The PDF of a code; null when the code is invalid or the PDF cannot be made at the moment. */
type MakeCopy = (locale: LocaleCode, code: string) => Promise<Attachment | null>;

type Makers = {
  calculators: Pick<
    ReturnType<typeof composeCalculators>,
    | 'makeAreaReport'
    | 'makeEnergyReport'
    | 'makeEscapeReport'
    | 'makeRoadReport'
    | 'makeRoomReport'
    | 'makeStripFile'
  >;
  documents: Pick<ReturnType<typeof createDocumentService>, 'openProject'>;
};

/** Services that make the PDFs sent to visitors. */
export function composeCopies({ calculators, documents }: Makers): Record<CopyKind, MakeCopy> {
  return {
    async 'energy-report'(locale, code) {
      const search = new URLSearchParams({ d: code });
      return attachmentOf(() => calculators.makeEnergyReport(locale, search));
    },
    async 'led-strip-plan'(locale, code) {
      return attachmentOf(() => calculators.makeStripFile(locale, code, 'pdf'));
    },
    async 'area-report'(locale, code) {
      return attachmentOf(() => calculators.makeAreaReport(locale, new URLSearchParams(code)));
    },
    async 'escape-report'(locale, code) {
      return attachmentOf(() => calculators.makeEscapeReport(locale, new URLSearchParams(code)));
    },
    async 'road-report'(locale, code) {
      return attachmentOf(() => calculators.makeRoadReport(locale, new URLSearchParams(code)));
    },
    async 'room-report'(locale, code) {
      return attachmentOf(() => calculators.makeRoomReport(locale, new URLSearchParams(code)));
    },
    async 'project-list'(locale, code) {
      return attachmentOf(async () => {
        const opened = await documents.openProject(locale, { list: code, format: 'pdf' });
        if (opened.outcome !== 'file' || !(opened.bytes instanceof Uint8Array)) return null;
        return { fileName: opened.fileName, bytes: opened.bytes };
      });
    },
  };
}

type MadeFile = Pick<CalculatorFile, 'fileName' | 'bytes'>;

async function attachmentOf(make: () => Promise<MadeFile | null>): Promise<Attachment | null> {
  try {
    const file = await make();
    if (!file) return null;
    return { fileName: file.fileName, mimeType: 'application/pdf', content: file.bytes };
  } catch (error) {
    if (isQueueFull(error) || isAppError(error, 'project-busy')) return null;
    throw error;
  }
}
