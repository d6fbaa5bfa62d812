/** A picture by its name; its bytes are in `PdfJob`. The aspect is width ÷ height. */
export type PdfImage = { name: string; alt: string; aspect: number };

/** JPEG, PNG, or the text of an SVG. */
type ImageData = Uint8Array | string;

export type PdfRow = { label: string; value: string; href?: string };

/** A symbol drawn by the renderer, or a text in a frame. Screen readers read the name. */
export type PdfMark =
  | { sign: 'ce' | 'ukca' | 'weee' | 'class-i' | 'class-ii' | 'class-iii'; name: string }
  | { plate: string; name: string }
  /** The class of a light source in its arrow, with the best and the worst of the scale. */
  | { energyClass: string; colour: string; range: string[]; name: string };

export type PdfFigure = { label: string; value: string; unit?: string };

export type PdfColumn = { title: string; share: number; isNumber?: boolean };

export type PdfCard = {
  image: PdfImage | null;
  eyebrow: string;
  title: string;
  text: string;
  figures: PdfFigure[];
  href: string;
};

/** The head of a column of a comparison. */
export type PdfColumnHead = {
  image: PdfImage | null;
  title: string;
  code: string;
  href: string;
};

export type PdfComparisonRow = {
  label: string;
  values: (string | null)[];
  /** Indices of marked values. */
  best: number[];
};

/** One line of a schedule; the figures match those of the titles. */
export type PdfScheduleRow = {
  label: string;
  image: PdfImage | null;
  code: string;
  href: string | null;
  text: string;
  facts: string;
  figures: string[];
  note: string;
};

/** The blocks of a document. */
export type PdfBlock =
  | { kind: 'title'; eyebrow: string; title: string; subtitle: string; code: string | null }
  | { kind: 'hero'; image: PdfImage | null; figures: PdfFigure[] }
  | { kind: 'cover'; image: PdfImage | null; eyebrow: string; title: string; text: string }
  | { kind: 'marks'; marks: PdfMark[]; notes: { text: string; href?: string }[] }
  | { kind: 'heading'; text: string }
  | { kind: 'text'; paragraphs: string[] }
  | { kind: 'points'; items: string[]; columns: 1 | 2 }
  | { kind: 'steps'; items: string[] }
  | { kind: 'notice'; title: string; items: string[] }
  | { kind: 'drawing'; image: PdfImage; height: number }
  /** Drawings side by side, each an SVG text with alternative text; the width in points. */
  | {
      kind: 'diagrams';
      width?: number;
      diagrams: { svg: string; alt: string; aspect: number; title: string }[];
    }
  | { kind: 'groups'; groups: { title: string; rows: PdfRow[] }[] }
  /** Labels take a third of the width unless their share says otherwise. */
  | { kind: 'facts'; rows: PdfRow[]; labelShare?: number }
  /** A dense table has small type, for many figures. */
  | { kind: 'table'; columns: PdfColumn[]; rows: string[][]; isDense?: boolean }
  /** Drawings of connections, two in a row, each an SVG text with alternative text and what to mind. */
  | {
      kind: 'wiring';
      diagrams: { title: string; svg: string; aspect: number; alt: string; notes: string[] }[];
    }
  | {
      kind: 'label';
      title: string;
      code: string;
      text: string;
      figures: PdfFigure[];
      marks: PdfMark[];
      /** Modules of an EAN-13, dark as 1, with the number below. */
      bars: { modules: string; number: string } | null;
      href: string;
    }
  | { kind: 'cards'; cards: PdfCard[] }
  | {
      kind: 'comparison';
      heads: PdfColumnHead[];
      groups: { title: string; rows: PdfComparisonRow[] }[];
      /** Text of a mark for screen readers. */
      markName: string;
    }
  | { kind: 'figures'; figures: PdfFigure[] }
  | {
      kind: 'schedule';
      titles: { label: string; variant: string; figures: string[]; note: string };
      rows: PdfScheduleRow[];
      totals: { label: string; figures: string[] };
    }
  /** `shown` replaces the displayed address if that is too long. */
  | { kind: 'code'; href: string; text: string; shown?: string; hasPicture?: boolean }
  | { kind: 'signature'; place: string; text: string; name: string; role: string }
  | { kind: 'columns'; left: PdfBlock[]; right: PdfBlock[]; leftShare: number }
  | { kind: 'together'; blocks: PdfBlock[] }
  | { kind: 'page-break' };

/** A document as data: its content, not its look. The same document and pictures give the same bytes. */
export type PdfDocument = {
  /** BCP 47: `es-ES`. */
  language: string;
  title: string;
  subject: string;
  author: string;
  /** ISO date: the document's date of creation. */
  date: string;
  /** Kind of document, in the header of every page. */
  label: string;
  logo: PdfImage | null;
  footer: { company: string; note: string; page: string };
  isLandscape?: boolean;
  /** A label of this size, points: one page without header and footer. */
  size?: { width: number; height: number };
  blocks: PdfBlock[];
};

/** A job of the PDF worker: a document with the bytes of its pictures by name. */
export type PdfJob = { document: PdfDocument; images: Record<string, ImageData> };
