/** A picture by its name; its bytes come beside the paper. The aspect is width by height. */
export type PdfImage = { name: string; alt: string; aspect: number };

/** JPEG, PNG, or the text of an SVG. */
type ImageData = Uint8Array | string;

export type PdfRow = { label: string; value: string; href?: string };

/** A sign drawn by the adapter, or a text in a frame. The name is what is read aloud. */
export type PdfMark =
  | { sign: 'ce' | 'ukca' | 'weee' | 'class-i' | 'class-ii' | 'class-iii'; name: string }
  | { plate: string; name: string };

export type PdfFigure = { label: string; value: string; unit?: string };

export type PdfColumn = { title: string; share: number; isNumber?: boolean };

/** One conductor of a connection: its name at the supply and at the terminal. */
export type PdfConductor = {
  name: string;
  colour: 'brown' | 'blue' | 'earth' | 'black' | 'grey' | 'red';
};

export type PdfCard = {
  image: PdfImage | null;
  eyebrow: string;
  title: string;
  text: string;
  figures: PdfFigure[];
  href: string;
};

/** A column of a comparison, and what stands above it. */
export type PdfColumnHead = {
  image: PdfImage | null;
  title: string;
  code: string;
  href: string;
};

export type PdfComparisonRow = {
  label: string;
  values: (string | null)[];
  /** Places of values that are marked. */
  best: number[];
};

/** One line of a schedule; the figures stand under those of the titles. */
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

/** The parts that papers are made of, in the order they stand on the page. */
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
  /** Drawings beside each other, each the text of an SVG with its name for those who do not see it; the width in points. */
  | {
      kind: 'diagrams';
      width?: number;
      diagrams: { svg: string; alt: string; aspect: number; title: string }[];
    }
  | { kind: 'groups'; groups: { title: string; rows: PdfRow[] }[] }
  /** Labels take a third of the width unless their share says otherwise. */
  | { kind: 'facts'; rows: PdfRow[]; labelShare?: number }
  /** A dense one is set small, for many figures. */
  | { kind: 'table'; columns: PdfColumn[]; rows: string[][]; isDense?: boolean }
  | {
      kind: 'wiring';
      diagrams: { title: string; text: string; conductors: PdfConductor[] }[];
      supply: string;
    }
  | { kind: 'cards'; cards: PdfCard[] }
  | {
      kind: 'comparison';
      heads: PdfColumnHead[];
      groups: { title: string; rows: PdfComparisonRow[] }[];
      /** What a mark is called when it is read aloud. */
      markName: string;
    }
  | { kind: 'figures'; figures: PdfFigure[] }
  | {
      kind: 'schedule';
      titles: { label: string; variant: string; figures: string[]; note: string };
      rows: PdfScheduleRow[];
      totals: { label: string; figures: string[] };
    }
  /** The address is shown unless there is something to show instead, because it is too long. */
  | { kind: 'code'; href: string; text: string; shown?: string; hasPicture?: boolean }
  | { kind: 'signature'; place: string; text: string; name: string; role: string }
  | { kind: 'columns'; left: PdfBlock[]; right: PdfBlock[]; leftShare: number }
  | { kind: 'together'; blocks: PdfBlock[] }
  | { kind: 'page-break' };

/** A document as data: what stands on it, not how it looks. The same paper and pictures give the same bytes. */
export type PdfDocument = {
  /** BCP 47: `es-ES`. */
  language: string;
  title: string;
  subject: string;
  author: string;
  /** ISO date: the document's date of creation. */
  date: string;
  /** What kind of document it is, in the head of every page. */
  label: string;
  logo: PdfImage | null;
  footer: { company: string; note: string; page: string };
  isLandscape?: boolean;
  blocks: PdfBlock[];
};

/** What the worker is asked for: a paper with the bytes of its pictures by their names. */
export type PdfJob = { document: PdfDocument; images: Record<string, ImageData> };
