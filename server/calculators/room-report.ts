import { formatRoomForm, parseRoomForm } from '#core/calculators/room/room-address.ts';
import { type RoomResult, type RoomTask, toRoomTask } from '#core/calculators/room/room-result.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo, pathToReport } from '#core/i18n/paths.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { type CalculatorFile, makeFile } from '#server/calculators/calculator-file.ts';
import { makeReport, type ReportSources } from '#server/calculators/company-document.ts';
import { roomPdfJob } from '#server/calculators/room-document.ts';
import { texts } from '#server/texts.ts';

/** What a report needs of the other domains. */
export type RoomReportSources = ReportSources & {
  siteUrl: string;
  /** The luminaire of an article, by its id or SKU. */
  findLuminaire(
    locale: LocaleCode,
    code: string,
  ): Promise<{ name: string; luminaire: Luminaire } | null>;
  /** Null while too much is being calculated. */
  calculateRoom(room: RoomTask & { luminaire: Luminaire }): Promise<RoomResult | null>;
};

/** The report of a room in an address; null for one without an article of the catalogue. */
export async function makeRoomReport(
  sources: RoomReportSources,
  locale: LocaleCode,
  search: URLSearchParams,
): Promise<CalculatorFile | null> {
  const form = parseRoomForm(search);
  const chosen = form.luminaire === '' ? null : await sources.findLuminaire(locale, form.luminaire);
  if (!chosen) return null;
  const { luminaire } = chosen;
  const result = await sources.calculateRoom({ ...toRoomTask(form, luminaire), luminaire });
  if (!result) return { outcome: 'busy' };
  const href = `${sources.siteUrl}${pathTo(locale, 'room-calculator')}?${formatRoomForm(form)}`;
  const fileName = pathToReport(locale, 'room-calculator').split('/').at(-1) as string;
  return makeFile({ fileName, mimeType: 'application/pdf' }, () =>
    makeReport(sources, locale, (letterhead) =>
      roomPdfJob({ letterhead, t: texts[locale], form, result, chosen, href }),
    ),
  );
}
