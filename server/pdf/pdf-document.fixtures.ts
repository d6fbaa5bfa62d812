import type { PdfBlock, PdfDocument } from '#server/pdf/pdf-document.ts';

/** Builds a document with the given blocks. */
export function buildPdfDocument(
  blocks: PdfBlock[],
  overrides: Partial<PdfDocument> = {},
): PdfDocument {
  return {
    language: 'es-ES',
    title: 'Ficha técnica LYR150',
    subject: 'Downlight empotrable',
    author: 'Lumbrera Lighting Ltd',
    date: '2026-03-14',
    label: 'Declaración de conformidad',
    logo: null,
    footer: { company: 'Lumbrera', note: 'LYR150 · 14 de marzo', page: 'Página {page} de {count}' },
    blocks,
    ...overrides,
  };
}

const image = { name: 'drawing', alt: 'Plano acotado', aspect: 1.5 };

export const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><path stroke="currentColor" fill="none" d="M10 10H290V190"/>' +
  '<text x="20" y="40" font-family="Arial" font-weight="600">Ø165</text></svg>';

/** One of each kind of block. */
export const everyBlock: PdfBlock[] = [
  { kind: 'title', eyebrow: 'Downlights', title: 'Lyra 150', subtitle: 'Blanco', code: 'LYR150' },
  { kind: 'hero', image, figures: [{ label: 'Flujo', value: '12\u202f500', unit: 'lm' }] },
  {
    kind: 'marks',
    marks: [
      { plate: 'IP44', name: 'IP' },
      { sign: 'ce', name: 'Marcado CE' },
      { sign: 'class-ii', name: 'Clase II' },
    ],
    notes: [{ text: 'Clase D' }, { text: 'EPREL 1203456', href: 'https://www.example.com/eprel' }],
  },
  {
    kind: 'diagrams',
    diagrams: [{ svg: drawing, alt: 'Curva polar', aspect: 1.5, title: 'Diagrama polar' }],
  },
  { kind: 'heading', text: 'Características' },
  { kind: 'text', paragraphs: ['Un párrafo con eñes, tildes y signos: Ø, ≤, ×, −, °.'] },
  { kind: 'points', items: ['Primer punto', 'Segundo punto'], columns: 2 },
  { kind: 'steps', items: ['Corte el hueco', 'Conecte el driver'] },
  { kind: 'notice', title: 'Antes de empezar', items: ['Corte la alimentación'] },
  { kind: 'drawing', image, height: 120 },
  {
    kind: 'groups',
    groups: [
      { title: 'Luz', rows: [{ label: 'Eficacia', value: '118,3 lm/W' }] },
      { title: 'Cuerpo', rows: [{ label: 'EPREL', value: '1203456', href: 'https://x.example' }] },
    ],
  },
  { kind: 'facts', rows: [{ label: 'Peso', value: '0,62 kg' }] },
  {
    kind: 'table',
    columns: [
      { title: 'Código', share: 0.5 },
      { title: 'Longitud', share: 0.5, isNumber: true },
    ],
    rows: [['VATDL/60/24', '10 m']],
  },
  {
    kind: 'wiring',
    diagrams: [
      {
        title: 'DALI-2',
        svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><text x="2" y="8" font-size="8" font-family="sans-serif">PE</text></svg>',
        aspect: 2,
        alt: 'DALI-2: L, PE',
        notes: ['Sin polaridad'],
      },
    ],
  },
  {
    kind: 'cards',
    cards: [
      {
        image,
        eyebrow: 'LYR150',
        title: 'Lyra',
        text: 'Texto de la tarjeta',
        figures: [{ label: 'Potencia', value: '12 W' }],
        href: 'https://www.example.com/es/productos/lyra-150',
      },
    ],
  },
  { kind: 'code', href: 'https://www.example.com/es?variation=1', text: 'Datos actuales' },
  { kind: 'signature', place: 'Valencia', text: 'Firmado', name: 'Ana Prieto', role: 'Directora' },
  {
    kind: 'columns',
    leftShare: 0.5,
    left: [{ kind: 'heading', text: 'Izquierda' }],
    right: [{ kind: 'together', blocks: [{ kind: 'heading', text: 'Derecha' }] }],
  },
  { kind: 'page-break' },
  { kind: 'cover', image: null, eyebrow: 'Gama', title: 'Última página', text: 'Fin' },
];
