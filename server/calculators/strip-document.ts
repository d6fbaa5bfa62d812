import type { PartVariant } from '#core/calculators/led-strip/parts/strip-catalogue.ts';
import {
  figureTexts,
  loadText,
  materialRows,
  materialTitles,
  runRows,
  runTitles,
  wiringText,
} from '#core/calculators/led-strip/result-texts.ts';
import type { StripResult } from '#core/calculators/led-strip/strip-result.ts';
import { longestWired } from '#core/calculators/led-strip/wiring-drawing.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { missing } from '#core/missing.ts';
import { formatDate, formatNumber } from '#core/units.ts';
import { companyDocument, type Letterhead } from '#server/calculators/company-document.ts';
import { drawBarsPicture, drawWiringPicture } from '#server/calculators/strip-pictures.ts';
import type { PdfBlock, PdfJob } from '#server/pdf/pdf-document.ts';

/** Points per unit of a drawing, and the maximum height of a drawing. */
const WIRING_SCALE = 0.78;
const BARS_SCALE = 0.95;
const MAX_HEIGHT = 620;
const BARS_PER_PICTURE = 12;
/** Phones cannot scan the printed code of a longer address. */
const MAX_CODE_LENGTH = 700;

export type StripPlanReport = {
  t: Translate<'strip'>;
  variant: PartVariant;
  result: StripResult;
  letterhead: Letterhead;
  /** Address of the calculation. */
  url: string;
};

type DrawnBlocks = { blocks: PdfBlock[]; images: PdfJob['images'] };

/** Composes a plan of LED strip as a document with drawings. The caller adds the bytes of the logo. */
export function stripPdfJob({ t, variant, result, letterhead, url }: StripPlanReport): PdfJob {
  const wiring = wiringBlocks(t, result);
  const cutting = cuttingBlocks(t, result);
  const [first = '', ...titles] = runTitles(t);
  const document = companyDocument(t.locale, letterhead, {
    title: `${t('strip.title')} – ${variant.product.title}`,
    subject: variant.description,
    label: t('strip.title'),
    note: `${variant.sku} · ${formatDate(t.locale, letterhead.date)}`,
    blocks: [
      {
        kind: 'title',
        eyebrow: t('strip.title'),
        title: variant.product.title,
        subtitle: variant.description,
        code: variant.sku,
      },
      { kind: 'facts', rows: figureTexts(t, result) },
      ...findingBlocks(t, result),
      { kind: 'heading', text: t('strip.lengths') },
      {
        kind: 'table',
        columns: [
          { title: first, share: 0.1 },
          ...titles.map((title, index) => ({ title, share: index === 3 ? 0.42 : 0.16 })),
        ],
        rows: runRows(t, result),
      },
      ...wiring.blocks,
      ...cutting.blocks,
      ...materialBlocks(t, result),
      {
        kind: 'code',
        href: url,
        text: t('strip.pdf-link'),
        shown: t('strip.title'),
        hasPicture: url.length <= MAX_CODE_LENGTH,
      },
    ],
  });
  return { document, images: { ...wiring.images, ...cutting.images } };
}

function findingBlocks(t: Translate<'strip'>, { findings }: StripResult): PdfBlock[] {
  const [urgent, notes] = [['block', 'warn'], ['note']].map((severities) => {
    return findings.filter(({ severity }) => severities.includes(severity)).map(({ text }) => text);
  }) as [string[], string[]];
  return [
    ...(urgent.length > 0
      ? [{ kind: 'notice' as const, title: t('strip.pdf-notice'), items: urgent }]
      : []),
    ...(notes.length > 0 ? [{ kind: 'points' as const, items: notes, columns: 1 as const }] : []),
  ];
}

function wiringBlocks(t: Translate<'strip'>, { drivers, feed }: StripResult): DrawnBlocks {
  if (drivers.length === 0) return { blocks: [], images: {} };
  const longestMm = longestWired(drivers);
  const images: PdfJob['images'] = {};
  const drawings = drivers.map((driver, index): PdfBlock => {
    const { svg, width, height } = drawWiringPicture(t, driver, { index, feed, longestMm });
    const name = `wiring-${index + 1}`;
    const label = wiringText(t, driver, index);
    images[name] = svg;
    return {
      kind: 'together',
      blocks: [
        {
          kind: 'drawing',
          image: { name, alt: label, aspect: width / height },
          height: Math.min(MAX_HEIGHT, height * WIRING_SCALE),
        },
        { kind: 'text', paragraphs: [`${label} (${loadText(t, driver)})`] },
      ],
    };
  });
  return { blocks: [{ kind: 'heading', text: t('strip.wiring') }, ...drawings], images };
}

function cuttingBlocks(t: Translate<'strip'>, { bars }: StripResult): DrawnBlocks {
  if (bars.length === 0) return { blocks: [], images: {} };
  const longestMm = Math.max(...bars.map(({ stockMm }) => stockMm));
  const images: PdfJob['images'] = {};
  const blocks: PdfBlock[] = [];
  for (let from = 0; from < bars.length; from += BARS_PER_PICTURE) {
    const group = bars.slice(from, from + BARS_PER_PICTURE);
    const { svg, width, height } = drawBarsPicture(t, group, { from, longestMm });
    const name = `bars-${from + 1}`;
    images[name] = svg;
    const image = { name, alt: t('strip.cutting-plan'), aspect: width / height };
    const drawing = { kind: 'drawing' as const, image, height: height * BARS_SCALE };
    const heading = { kind: 'heading' as const, text: t('strip.cutting-plan') };
    blocks.push({ kind: 'together', blocks: from === 0 ? [heading, drawing] : [drawing] });
  }
  return { blocks, images };
}

function materialBlocks(t: Translate<'strip'>, result: StripResult): PdfBlock[] {
  const shares = [0.1, 0.22, 0.38, 0.3];
  const columns = materialTitles(t).map((title, index) => ({
    title,
    share: shares[index] ?? missing(),
  }));
  const rows = materialRows(t, result).map(([quantity, ...texts]) => {
    return [formatNumber(t.locale, quantity), ...texts];
  });
  return [
    { kind: 'heading', text: t('strip.material') },
    { kind: 'table', columns, rows },
  ];
}
