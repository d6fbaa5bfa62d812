/** A picture by its name; its bytes come beside the paper. The aspect is width by height. */
export type PaperImage = { name: string; alt: string; aspect: number };

/** JPEG, PNG, or the text of an SVG. */
type ImageData = Uint8Array | string;

export type PaperRow = { label: string; value: string; href?: string };

/** A sign drawn by the adapter, or a text in a frame. The name is what is read aloud. */
export type PaperMark =
  | { sign: 'ce' | 'ukca' | 'weee' | 'class-i' | 'class-ii' | 'class-iii'; name: string }
  | { plate: string; name: string };

export type PaperFigure = { label: string; value: string; unit?: string };

export type PaperColumn = { title: string; share: number; isNumber?: boolean };

/** One conductor of a connection: its name at the supply and at the terminal. */
export type PaperConductor = {
  name: string;
  colour: 'brown' | 'blue' | 'earth' | 'black' | 'grey' | 'red';
};

export type PaperCard = {
  image: PaperImage | null;
  eyebrow: string;
  title: string;
  text: string;
  figures: PaperFigure[];
  href: string;
};

/** A column of a comparison, and what stands above it. */
export type PaperColumnHead = {
  image: PaperImage | null;
  title: string;
  code: string;
  href: string;
};

export type PaperComparisonRow = {
  label: string;
  values: (string | null)[];
  /** Places of values that are marked. */
  best: number[];
};

/** One line of a schedule; the figures stand under those of the titles. */
export type PaperScheduleRow = {
  label: string;
  image: PaperImage | null;
  code: string;
  href: string | null;
  text: string;
  facts: string;
  figures: string[];
  note: string;
};

/** The parts that papers are made of, in the order they stand on the page. */
export type PaperBlock =
  | { kind: 'title'; eyebrow: string; title: string; subtitle: string; code: string | null }
  | { kind: 'hero'; image: PaperImage | null; figures: PaperFigure[] }
  | { kind: 'cover'; image: PaperImage | null; eyebrow: string; title: string; text: string }
  | { kind: 'marks'; marks: PaperMark[]; notes: { text: string; href?: string }[] }
  | { kind: 'heading'; text: string }
  | { kind: 'text'; paragraphs: string[] }
  | { kind: 'points'; items: string[]; columns: 1 | 2 }
  | { kind: 'steps'; items: string[] }
  | { kind: 'notice'; title: string; items: string[] }
  | { kind: 'drawing'; image: PaperImage; height: number }
  /** Drawings beside each other, each the text of an SVG with its name for those who do not see it; the width in points. */
  | {
      kind: 'diagrams';
      width?: number;
      diagrams: { svg: string; alt: string; aspect: number; title: string }[];
    }
  | { kind: 'groups'; groups: { title: string; rows: PaperRow[] }[] }
  /** Labels take a third of the width unless their share says otherwise. */
  | { kind: 'facts'; rows: PaperRow[]; labelShare?: number }
  /** A dense one is set small, for many figures. */
  | { kind: 'table'; columns: PaperColumn[]; rows: string[][]; isDense?: boolean }
  | {
      kind: 'wiring';
      diagrams: { title: string; text: string; conductors: PaperConductor[] }[];
      supply: string;
    }
  | { kind: 'cards'; cards: PaperCard[] }
  | {
      kind: 'comparison';
      heads: PaperColumnHead[];
      groups: { title: string; rows: PaperComparisonRow[] }[];
      /** What a mark is called when it is read aloud. */
      markName: string;
    }
  | { kind: 'figures'; figures: PaperFigure[] }
  | {
      kind: 'schedule';
      titles: { label: string; article: string; figures: string[]; note: string };
      rows: PaperScheduleRow[];
      totals: { label: string; figures: string[] };
    }
  /** The address is shown unless there is something to show instead, because it is too long. */
  | { kind: 'code'; href: string; text: string; shown?: string; hasPicture?: boolean }
  | { kind: 'signature'; place: string; text: string; name: string; role: string }
  | { kind: 'columns'; left: PaperBlock[]; right: PaperBlock[]; leftShare: number }
  | { kind: 'together'; blocks: PaperBlock[] }
  | { kind: 'page-break' };

/** A document as data: what stands on it, not how it looks. The same paper and pictures give the same bytes. */
export type Paper = {
  /** BCP 47: `es-ES`. */
  language: string;
  title: string;
  subject: string;
  author: string;
  /** ISO date: the document's date of creation. */
  date: string;
  /** What kind of document it is, in the head of every page. */
  label: string;
  logo: PaperImage | null;
  footer: { company: string; note: string; page: string };
  isLandscape?: boolean;
  blocks: PaperBlock[];
};

/** What the worker is asked for: a paper with the bytes of its pictures by their names. */
export type PaperOrder = { paper: Paper; images: Record<string, ImageData> };
