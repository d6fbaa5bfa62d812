import type { Translate } from '#core/i18n/translate.ts';
import { coneText } from '#core/photometry/drawings/diagram-texts.ts';
import { drawConePicture, drawPolarPicture } from '#core/photometry/drawings/light-pictures.ts';
import { createSpacingTables, spacingRules } from '#core/photometry/escape/escape-texts.ts';
import {
  drawGroundPicture,
  drawUtilisationPicture,
} from '#core/photometry/ground/ground-picture.ts';
import { createLightSummary } from '#core/photometry/light-summary.ts';
import { reflectanceText } from '#core/photometry/reflectance-text.ts';
import type { PhotometryReport } from '#core/photometry/report.ts';
import { formatUgr, isUgrMarked } from '#core/photometry/ugr/format-ugr.ts';
import { listUgrDirections } from '#core/photometry/ugr/ugr-directions.ts';
import { ugrReflectances } from '#core/photometry/ugr/ugr-rooms.ts';
import { calculateUgrView } from '#core/photometry/ugr/ugr-table.ts';
import { worstUgrText } from '#core/photometry/ugr/ugr-text.ts';
import { formatNumber, formatQuantity } from '#core/units.ts';
import type { PdfBlock } from '#server/pdf/pdf-document.ts';

/** A separate page with photometric diagrams, figures and tables, calculated from the variant's photometric file. */
export function photometryBlocks(t: Translate<'photometry'>, report: PhotometryReport): PdfBlock[] {
  return [
    { kind: 'page-break' },
    { kind: 'heading', text: t('section.light') },
    {
      kind: 'columns',
      left: [diagramsOf(t, report)],
      right: [figuresOf(t, report)],
      leftShare: 0.57,
    },
    ...groundBlocks(t, report),
    ...escapeBlocks(t, report),
    ...ugrBlocks(t, report),
    ...tableBlocks(t, report),
    ...checkedBlocks(t, report),
  ];
}

function diagramsOf(t: Translate<'photometry'>, report: PhotometryReport): PdfBlock {
  const polar = { ...drawPolarPicture(t, report.polar), alt: createLightSummary(t, report).label };
  const alt = `${t('photometry.cone')}. ${coneText(t, report.cone)}`;
  return {
    kind: 'diagrams',
    diagrams: [
      { ...polar, title: `${t('photometry.polar')}, cd/klm` },
      { ...drawConePicture(t, report.cone), alt, title: t('photometry.cone') },
    ],
  };
}

function figuresOf(t: Translate<'photometry'>, report: PhotometryReport): PdfBlock {
  const { figures, sky } = createLightSummary(t, report);
  const flux = formatQuantity(t.locale, report.figures.fluxLm, 'lm', 0);
  const rows = [{ label: t('photometry.flux'), value: flux }, ...figures, ...(sky?.figures ?? [])];
  return { kind: 'facts', rows, labelShare: 0.56 };
}

/** Isolux lines of the ground and utilisation curves of an outdoor luminaire. */
function groundBlocks(
  t: Translate<'photometry'>,
  { ground, roadUtilisation }: PhotometryReport,
): PdfBlock[] {
  const pictures = [
    ...(ground ? [drawGroundPicture(t, ground)] : []),
    ...(roadUtilisation ? [drawUtilisationPicture(t, roadUtilisation)] : []),
  ];
  if (pictures.length === 0) return [];
  const alone = pictures.length === 1 ? 0.5 : 1;
  const diagrams: PdfBlock = { kind: 'diagrams', diagrams: pictures };
  const notes: PdfBlock = { kind: 'points', items: pictures.map(({ alt }) => alt), columns: 1 };
  if (alone === 1) return [diagrams, notes];
  return [{ kind: 'columns', left: [diagrams], right: [notes], leftShare: alone }];
}

/** Spacing tables of an emergency luminaire. */
function escapeBlocks(
  t: Translate<'photometry'>,
  { emergencySpacing }: PhotometryReport,
): PdfBlock[] {
  if (!emergencySpacing) return [];
  const tables = createSpacingTables(t, emergencySpacing);
  if (tables.length === 0) return [];
  return [
    { kind: 'heading', text: t('photometry.escape') },
    ...tables.flatMap(({ title, groups, heads, rows }): PdfBlock[] => {
      const above = ['', ...groups.flatMap(({ title: group, span }) => Array(span).fill(group))];
      const named = heads.map((head, index) => [above[index], head].filter(Boolean).join(': '));
      return [
        { kind: 'points', items: [title], columns: 1 },
        denseTable(
          named,
          rows.map(({ head, cells }) => [head, ...cells]),
        ),
      ];
    }),
    { kind: 'points', items: [spacingRules(t, emergencySpacing)], columns: 1 },
  ];
}

/** Utilisation factors, which only rooms have, beside luminances. */
function tableBlocks(t: Translate<'photometry'>, report: PhotometryReport): PdfBlock[] {
  const [left, right] = [utilisationBlocks(t, report), luminanceBlocks(t, report)];
  if (left.length === 0) return right;
  return [{ kind: 'columns', left, right, leftShare: 0.56 }];
}

/** Both main views side by side; below them the worst of all of a luminaire whose light is not symmetric. */
function ugrBlocks(t: Translate<'photometry'>, report: PhotometryReport): PdfBlock[] {
  const { ugr, ugr4h8h, luminaire } = report;
  if (!ugr) return [];
  const heads = ugrReflectances.map(({ ceiling, walls, floor }) => `${ceiling}/${walls}/${floor}`);
  const tableOf = (title: string, valuesOf: (row: number) => readonly (number | null)[]) => {
    const rows = ugr.map(({ x, y }, row) => [
      `${x}H × ${y}H`,
      ...valuesOf(row).map((value) => formatUgr(t.locale, value)),
    ]);
    return denseTable([title, ...heads], rows);
  };
  const viewOf = (view: 'crosswise' | 'endwise') =>
    tableOf(t(`photometry.ugr.${view}`), (row) => ugr[row]?.[view] ?? []);
  const { planesDeg } = listUgrDirections(luminaire.light);
  const worst = ugr4h8h?.directions === 'all' ? calculateUgrView(luminaire, planesDeg) : null;
  return [
    { kind: 'heading', text: t('photometry.ugr') },
    { kind: 'columns', left: [viewOf('crosswise')], right: [viewOf('endwise')], leftShare: 0.48 },
    ...(worst ? [tableOf(t('photometry.ugr.all'), (row) => worst[row]?.values ?? [])] : []),
  ];
}

function utilisationBlocks(
  t: Translate<'photometry'>,
  { utilisation }: PhotometryReport,
): PdfBlock[] {
  if (!utilisation) return [];
  const rows = utilisation.roomIndices.map((roomIndex, index) => [
    formatNumber(t.locale, roomIndex, 2),
    ...(utilisation.factors[index] ?? []).map((factor) => formatNumber(t.locale, 100 * factor, 0)),
  ]);
  const heads = utilisation.reflectances.map(reflectanceText);
  return [
    { kind: 'heading', text: `${t('photometry.utilisation')}, %` },
    denseTable(['k', ...heads], rows),
  ];
}

function luminanceBlocks(t: Translate<'photometry'>, { luminance }: PhotometryReport): PdfBlock[] {
  if (!luminance) return [];
  // The column has room for eight planes; the highest value is that of all.
  const every = Math.ceil(luminance.planesDeg.length / 8);
  const isShown = (plane: number) => plane % every === 0;
  const rows = luminance.gammasDeg.map((gamma, index) => {
    const values = luminance.luminances[index] ?? [];
    const shown = [...values.filter((_, plane) => isShown(plane)), Math.max(...values)];
    return [`${gamma}°`, ...shown.map((value) => formatNumber(t.locale, value, 0))];
  });
  const planes = luminance.planesDeg.filter((_, plane) => isShown(plane));
  const heads = [...planes.map((plane) => `C${plane}`), t('photometry.luminance.highest')];
  return [
    { kind: 'heading', text: `${t('photometry.luminance')}, cd/m²` },
    denseTable(['γ', ...heads], rows),
  ];
}

/** The checks of the file, and the rules of the tables. */
function checkedBlocks(t: Translate<'photometry'>, report: PhotometryReport): PdfBlock[] {
  const { checked } = createLightSummary(t, report);
  const values = report.ugr?.flatMap(({ crosswise, endwise }) => [...crosswise, ...endwise]) ?? [];
  const marks = values.some(isUgrMarked) ? ` ${t('photometry.ugr.marks')}` : '';
  const rules = report.isForRooms ? [`${t('photometry.ugr.text')}${marks}`] : [];
  const worst = worstUgrText(t, report.ugr4h8h);
  const facts = worst === null ? rules : [worst, ...rules];
  const items = checked ? [`${checked.badge}: ${checked.text}`, ...facts] : facts;
  return items.length === 0 ? [] : [{ kind: 'points', items, columns: 1 }];
}

/** A dense table: a row header, then columns of equal width. */
function denseTable(heads: string[], rows: string[][]): PdfBlock {
  const first = 1.5 / (heads.length + 0.5);
  const share = (1 - first) / (heads.length - 1);
  const columns = heads.map((title, index) => {
    return index === 0 ? { title, share: first } : { title, share, isNumber: true };
  });
  return { kind: 'table', columns, rows, isDense: true };
}
