import { attributesOf } from '#core/catalogue/attributes/attribute-rows.ts';
import type { Variant } from '#core/catalogue/product-view.ts';
import type { TextKey } from '#core/documents/document-texts.ts';
import {
  createInformationSheet,
  type InformationSheet,
} from '#core/documents/information-sheet.ts';
import { drawSpectrumPicture } from '#core/photometry/drawings/spectrum-picture.ts';
import type { PhotometryReport } from '#core/photometry/report.ts';
import {
  decimalSign,
  formatCct,
  formatNumber,
  formatPlainNumber,
  formatQuantity,
} from '#core/units.ts';
import { registerUrl } from '#server/documents/kinds/energy-label.ts';
import {
  attributesOfVariant,
  frameProductDocument,
  type Subject,
  variantTitle,
} from '#server/documents/subject.ts';
import type { PdfBlock, PdfDocument, PdfRow } from '#server/pdf/pdf-document.ts';

/** A parameter and its value; null where the annex lets it be absent. */
type Parameter = readonly [label: TextKey, value: string | null];

/**
 * Composes the product information sheet of a light source with the parameters of (EU) 2019/2015, Annex V, table 3, in
 * their order; null for a variant that is none.
 */
export function sheetDocument(
  subject: Subject,
  variant: Variant,
  report: PhotometryReport | null,
): PdfDocument | null {
  const { text } = subject;
  const stated = attributesOfVariant(subject, variant);
  const sheet = createInformationSheet({ variant, stated, report });
  if (!sheet) return null;
  const part = (title: TextKey, parameters: Parameter[]): PdfBlock[] => [
    { kind: 'heading', text: text(title) },
    { kind: 'facts', rows: parameters.map((one) => toRow(subject, one)), labelShare: 0.52 },
  ];
  return frameProductDocument(subject, {
    kind: 'information-sheet',
    code: variant.sku,
    subject: variant.description,
    blocks: [
      variantTitle(subject, variant),
      { kind: 'text', paragraphs: [text('sheet.rule')] },
      ...part('sheet.supplier', listSupplier(subject, variant)),
      ...part('sheet.type', listType(subject, variant, sheet)),
      ...part('sheet.general', listGeneral(subject, sheet)),
      ...listSpectrum(subject, report),
      ...part('sheet.directional', [
        ['sheet.peak', quantity(subject, sheet.peakCd, ['cd'])],
        ['sheet.beam', sheet.beamDeg === null ? null : `${Math.round(sheet.beamDeg)}°`],
      ]),
      ...part('sheet.led', [
        ['sheet.r9', plain(subject, sheet.r9, 0)],
        ['sheet.survival', fixed(subject, sheet.survivalFactor, 2)],
        ['sheet.maintenance', fixed(subject, sheet.lumenMaintenance, 2)],
      ]),
      ...part('sheet.led-on-mains', [
        ['sheet.displacement', null],
        ['sheet.ellipses', plain(subject, sheet.sdcm, 0)],
        ['sheet.replaces-fluorescent', null],
        ['sheet.pst', plain(subject, sheet.flickerPst, 1)],
        ['sheet.svm', plain(subject, sheet.flickerSvm, 1)],
      ]),
      ...(variant.eprel
        ? [
            {
              kind: 'code',
              href: registerUrl(variant.eprel),
              text: text('sheet.register', { number: variant.eprel }),
            } as const,
          ]
        : []),
    ],
  });
}

function toRow({ text }: Subject, [label, value]: Parameter): PdfRow {
  return { label: text(label), value: value ?? text('sheet.not-applicable') };
}

function listSupplier({ company }: Subject, { sku }: Variant): Parameter[] {
  const { manufacturer } = company.declarations ?? {};
  return [
    ['sheet.supplier.name', manufacturer?.name ?? company.legalName],
    ['sheet.supplier.address', manufacturer ? manufacturer.address : company.email],
    ['sheet.model', sku],
  ];
}

/** What is a light source itself (`isLightSource`): LED, without envelope or shield. */
function listType(subject: Subject, variant: Variant, sheet: InformationSheet): Parameter[] {
  const { text, product } = subject;
  const yes = (is: boolean) => text(is ? 'sheet.yes' : 'sheet.no');
  const rows = attributesOf(product, variant).flatMap(({ rows: all }) => all);
  return [
    ['sheet.technology', 'LED'],
    ['sheet.direction', text(sheet.isDirectional ? 'sheet.dls' : 'sheet.ndls')],
    ['sheet.cap', rows.find(({ name }) => name === 'terminal')?.value ?? null],
    ['sheet.mains', text(sheet.isOnMains ? 'sheet.mls' : 'sheet.nmls')],
    ['sheet.connected', yes(sheet.isConnected)],
    ['sheet.tuneable', yes(sheet.isColourTuneable)],
    ['sheet.envelope', text('sheet.no')],
    ['sheet.high-luminance', yes(sheet.isHighLuminance)],
    ['sheet.shield', text('sheet.no')],
    ['sheet.dimmable', text(`sheet.dimmable.${sheet.dimmable}`)],
  ];
}

function listGeneral(subject: Subject, sheet: InformationSheet): Parameter[] {
  const { text } = subject;
  const { height, width, depth } = sheet.sizeMm;
  const { chromaticity, cctK } = sheet;
  const size = (mm: number | null) =>
    mm === null ? null : `${formatPlainNumber(subject.locale, mm)}\u00a0mm`;
  const colour = chromaticity && [chromaticity.x, chromaticity.y];
  return [
    ['sheet.consumption', quantity(subject, sheet.consumptionKwh, ['kWh/1000 h'])],
    ['sheet.class', sheet.energyClass],
    [
      'sheet.flux',
      text(`sheet.flux.${sheet.cone}`, {
        flux: quantity(subject, sheet.usefulFluxLm, ['lm']) ?? '',
      }),
    ],
    ['sheet.cct', cctK && formatCct(cctK.min, cctK.max)],
    ['sheet.power', quantity(subject, sheet.powerW, ['W', 1])],
    ['sheet.standby', quantity(subject, sheet.standbyW, ['W', 2])],
    ['sheet.networked', quantity(subject, sheet.networkedStandbyW, ['W', 2])],
    ['sheet.cri', plain(subject, sheet.cri, 0)],
    ['sheet.height', size(height)],
    ['sheet.width', size(width)],
    ['sheet.depth', size(depth)],
    ['sheet.equivalent', null],
    ['sheet.xy', colour?.map((value) => fixed(subject, value, 3)).join(' / ') ?? null],
  ];
}

function listSpectrum({ text }: Subject, report: PhotometryReport | null): PdfBlock[] {
  if (!report?.spectrum) return [];
  const { values, figures } = report.spectrum;
  const alt = text('sheet.spectrum.alt', { peak: figures.peakNm });
  const picture = { ...drawSpectrumPicture(values), alt, title: text('sheet.spectrum') };
  return [{ kind: 'diagrams', diagrams: [picture], width: 260 }];
}

/** A value with its unit and at most so many decimals. */
function quantity(
  { locale }: Subject,
  value: number | null | undefined,
  [unit, digits = 0]: readonly [unit: string, digits?: number],
): string | null {
  return value === null || value === undefined ? null : formatQuantity(locale, value, unit, digits);
}

function plain({ locale }: Subject, value: number | null, digits: number): string | null {
  return value === null ? null : formatNumber(locale, value, digits);
}

/** All decimals, as the annex prints them: 0.460. */
function fixed({ locale }: Subject, value: number | null, digits: number): string | null {
  return value === null ? null : value.toFixed(digits).replace('.', decimalSign(locale));
}
