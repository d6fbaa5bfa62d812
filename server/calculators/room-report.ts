import { AppError } from '#core/app-error.ts';
import { formatRoomForm, parseRoomForm } from '#core/calculators/room/room-address.ts';
import { findRoomProblems } from '#core/calculators/room/room-problems.ts';
import { type RoomResult, type RoomTask, toRoomTask } from '#core/calculators/room/room-result.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo, pathToReport } from '#core/i18n/paths.ts';
import { missing } from '#core/missing.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import type { CalculatorFile } from '#server/calculators/calculator-file.ts';
import { makeReport, type ReportSources } from '#server/calculators/company-document.ts';
import { roomPdfJob } from '#server/calculators/room-document.ts';
import { texts } from '#server/texts.ts';

/** Dependencies of a report. */
export type RoomReportSources = ReportSources & {
  siteUrl: string;
  /** Finds the luminaire of a variant by its id or SKU. */
  findLuminaire(
    locale: LocaleCode,
    code: string,
  ): Promise<{ name: string; luminaire: Luminaire } | null>;
  calculateRoom(room: RoomTask & { luminaire: Luminaire }): Promise<RoomResult | null>;
};

/** Makes the report of a room in an address; null without a variant of the catalogue, or for an impossible room. */
export async function makeRoomReport(
  sources: RoomReportSources,
  locale: LocaleCode,
  search: URLSearchParams,
): Promise<CalculatorFile | null> {
  const form = parseRoomForm(search);
  const chosen = form.luminaire === '' ? null : await sources.findLuminaire(locale, form.luminaire);
  if (!chosen) return null;
  const { luminaire } = chosen;
  const others = await Promise.all(
    form.further.map((group) => sources.findLuminaire(locale, group.luminaire)),
  );
  const further = others.map((other) => other?.luminaire ?? null);
  if (findRoomProblems(form, luminaire, further).length > 0) return null;
  const task = toRoomTask(form, luminaire, further);
  const result = await sources.calculateRoom({ ...task, luminaire });
  if (!result) throw new AppError('busy');
  const href = `${sources.siteUrl}${pathTo(locale, 'room-calculator')}?${formatRoomForm(form)}`;
  const fileName = pathToReport(locale, 'room-calculator').split('/').at(-1) ?? missing();
  const bytes = await makeReport(sources, locale, (letterhead) =>
    roomPdfJob({ letterhead, t: texts[locale], form, result, chosen, others, href }),
  );
  return { fileName, mimeType: 'application/pdf', bytes };
}
