import { groupFigures } from '#core/calculators/room/groups/group-form.ts';
import { listFurther } from '#core/calculators/room/groups/place-group.ts';
import { reachedText } from '#core/calculators/room/plan/legend-entries.ts';
import { drawPlanPicture } from '#core/calculators/room/plan/plan-picture.ts';
import { drawSection } from '#core/calculators/room/plan/section-drawing.ts';
import { drawSectionPicture } from '#core/calculators/room/plan/section-picture.ts';
import { listGroups } from '#core/calculators/room/room.ts';
import { type RoomForm, toFloorPlan, toRoom, useOf } from '#core/calculators/room/room-address.ts';
import { limitText, listRoomFigures, sourceText } from '#core/calculators/room/room-figures.ts';
import type { RoomResult } from '#core/calculators/room/room-result.ts';
import type { Translate } from '#core/i18n/translate.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { formatDate, formatNumber, formatQuantity } from '#core/units.ts';
import { companyDocument, type Letterhead } from '#server/calculators/company-document.ts';
import type { PdfBlock, PdfImage, PdfJob, PdfRow } from '#server/pdf/pdf-document.ts';

const PLAN = 'plan';
const PLAN_HEIGHT = 330;
const SECTION_WIDTH = 240;

type Named = { name: string; luminaire: Luminaire };

type RoomReport = {
  letterhead: Letterhead;
  t: Translate<'room'>;
  form: RoomForm;
  result: RoomResult;
  chosen: Named;
  /** Luminaires of the further groups; all exist. */
  others: readonly (Named | null)[];
  /** Address of the calculation. */
  href: string;
};

/** Composes a calculated room as a document with its plan. The caller adds the bytes of the logo. */
export function roomPdfJob(report: RoomReport): PdfJob {
  const { letterhead, t, form, result, chosen, others, href } = report;
  const room = toRoom(form);
  const luminaires = others.map((other) => other?.luminaire ?? null);
  const groups = listGroups(room, {
    luminaire: chosen.luminaire,
    placed: result.placed,
    further: listFurther(room, form.further, luminaires),
  });
  const { plan: kind, target: targetLux } = form;
  const drawn = { room, result, groups, kind, targetLux };
  const { svg, aspect } = drawPlanPicture(t, drawn);
  const sections = (['longitudinal', 'transversal'] as const).map((axis) => {
    const section = drawSection(room, { groups, ugr: result.ugr }, axis);
    const title = t(`room.section.${axis}`);
    return { ...drawSectionPicture(t, section), alt: title, title };
  });
  const plan: PdfImage = { name: PLAN, alt: t('room.plan'), aspect };
  const use = t(`room.use.${result.use.id}` as 'room.use.corridor');
  const size = `${formatNumber(t.locale, form.length)} × ${formatNumber(t.locale, form.width)} × ${formatNumber(t.locale, form.height)} m`;
  const document = companyDocument(t.locale, letterhead, {
    title: `${t('room.title')} – ${use}, ${size}`,
    subject: t('room.description'),
    label: t('room.title'),
    note: t('room.report.date', { date: formatDate(t.locale, letterhead.date) }),
    blocks: [
      { kind: 'title', eyebrow: use, title: size, subtitle: chosen.name, code: null },
      { kind: 'drawing', image: plan, height: PLAN_HEIGHT },
      { kind: 'text', paragraphs: [reachedText(t, result.plane, targetLux)] },
      { kind: 'diagrams', width: SECTION_WIDTH, diagrams: sections },
      { kind: 'heading', text: t('room.result') },
      ...(result.isLimited
        ? [{ kind: 'text', paragraphs: [limitText(t, result)] } satisfies PdfBlock]
        : []),
      { kind: 'facts', rows: listRoomFigures(t, form, result).map((row) => toRow(t, row)) },
      { kind: 'heading', text: t('room.size') },
      { kind: 'facts', rows: roomRows(t, form, result) },
      ...placeBlocks(t, result),
      ...groupBlocks(t, form, others),
      { kind: 'heading', text: t('room.method') },
      { kind: 'text', paragraphs: [t('room.method.text'), t('room.method.surrounds')] },
      { kind: 'code', href, text: t('room.report.code'), shown: t('room.title') },
    ],
  });
  return { document, images: { [PLAN]: svg } };
}

function toRow(t: Translate<'room'>, row: ReturnType<typeof listRoomFigures>[number]): PdfRow {
  const { label, value, note, isMet } = row;
  const met = isMet === undefined ? null : t(isMet ? 'room.met' : 'room.missed');
  const rest = [note, met].filter(Boolean).join(', ');
  return { label, value: rest ? `${value} (${rest})` : value };
}

function roomRows(t: Translate<'room'>, form: RoomForm, result: RoomResult): PdfRow[] {
  const metres = (value: number) => formatQuantity(t.locale, value, 'm', 2);
  const percent = (value: number) => formatQuantity(t.locale, value, '%', 0);
  const { ceiling, walls, floor } = form;
  const { corner } = toFloorPlan(form);
  return [
    { label: t('room.use'), value: sourceText(t, useOf(form)) },
    ...(corner
      ? [
          {
            label: t('room.report.corner'),
            value: [corner.lengthM, corner.widthM].map(metres).join(' × '),
          },
        ]
      : []),
    { label: t('room.report.plane'), value: metres(form.plane) },
    ...(form.zone > 0 ? [{ label: t('room.report.zone'), value: metres(form.zone) }] : []),
    { label: t('room.report.mounting'), value: metres(form.mounting) },
    {
      label: t('room.report.reflectances'),
      value: [ceiling, walls, floor].map(percent).join(' / '),
    },
    {
      label: t('room.report.maintenance'),
      value: percent(100 * result.maintenance.factor),
    },
  ];
}

/** The further groups, each with its luminaire and what its fields say. */
function groupBlocks(t: Translate<'room'>, form: RoomForm, others: readonly (Named | null)[]) {
  return form.further.flatMap((group, index): PdfBlock[] => {
    const rows = groupFigures.map((figure) => ({
      label: t(`room.group.${figure}`),
      value: formatNumber(t.locale, group[figure], 2),
    }));
    const name = { label: t('room.luminaire'), value: others[index]?.name ?? '' };
    return [
      { kind: 'heading', text: t('room.group', { number: index + 2 }) },
      { kind: 'facts', rows: [name, ...rows] },
    ];
  });
}

/** The positions of luminaires that are not in a regular grid. */
function placeBlocks(t: Translate<'room'>, { grid, placed }: RoomResult): PdfBlock[] {
  if (grid) return [];
  const metres = (value: number) => formatNumber(t.locale, value, 2);
  const columns = [
    { title: t('room.places.number'), share: 0.3 },
    { title: t('room.places.x'), share: 0.35, isNumber: true },
    { title: t('room.places.y'), share: 0.35, isNumber: true },
  ];
  const rows = placed.map(({ x, y }, index) => [String(index + 1), metres(x), metres(y)]);
  return [
    { kind: 'heading', text: t('room.places') },
    { kind: 'table', columns, rows, isDense: true },
  ];
}
