import { beforeAll, describe, expect, test } from 'vitest';
import { buildPdfDocument, drawing, everyBlock } from '#server/pdf/pdf-document.fixtures.ts';
import { readPdf } from '#server/pdf/read-pdf.fixtures.ts';
import { renderPdf } from '#server/pdf/render-pdf.ts';

const job = { document: buildPdfDocument(everyBlock), images: { drawing } };

test('the groups of a figure keep their distance in texts of drawings', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><text x="20" y="40">12\u202f500\u00a0lx</text></svg>';
  const diagram = { svg, alt: 'Isolux', aspect: 1.5, title: 'Isolux' };
  const document = buildPdfDocument([{ kind: 'diagrams', diagrams: [diagram] }]);
  const { text } = await readPdf(await renderPdf({ document, images: {} }));
  expect(text).toContain('12 500 lx');
});

describe('a document with every kind of block', () => {
  let bytes: Buffer;
  let pdf: Awaited<ReturnType<typeof readPdf>>;
  beforeAll(async () => {
    bytes = await renderPdf(job);
    pdf = await readPdf(bytes);
  });

  test('contains its text in the order of the page', () => {
    const words = [
      'Lyra 150',
      '12 500 lm',
      'IP44',
      'Diagrama polar',
      'Características',
      'Un párrafo con eñes, tildes y signos: Ø, ≤, ×, −, °.',
      'Primer punto',
      'Corte el hueco',
      'Antes de empezar',
      '118,3 lm/W',
      '0,62 kg',
      'VATDL/60/24',
      'Sin polaridad',
      'Texto de la tarjeta',
      'Datos actuales',
      'Ana Prieto',
      'Derecha',
      'Última página',
    ];
    const places = words.map((word) => pdf.text.indexOf(word));
    expect(places.filter((place) => place < 0)).toEqual([]);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test('has its language, title and date, and displays the title', () => {
    expect(pdf.info).toMatchObject({
      Title: 'Ficha técnica LYR150',
      Author: 'Lumbrera Lighting Ltd',
      Language: 'es-ES',
      CreationDate: 'D:20260314000000Z',
    });
    expect(bytes.toString('latin1')).toContain('/DisplayDocTitle true');
  });

  test('is tagged: headings, lists, tables and pictures with alternative text', () => {
    expect(pdf.isTagged).toBe(true);
    expect(pdf.roles.filter((role) => role === 'H1')).toHaveLength(2);
    expect(pdf.roles).toEqual(
      expect.arrayContaining(['Document', 'H2', 'H3', 'P', 'L', 'LI', 'LBody', 'Table', 'TR']),
    );
    expect(pdf.roles).toEqual(expect.arrayContaining(['TH', 'TD', 'Figure']));
    expect(pdf.alts).toEqual(
      expect.arrayContaining([
        'Plano acotado',
        'Curva polar',
        'Marcado CE',
        'Clase II',
        'DALI-2: L, PE',
      ]),
    );
  });

  test('numbers its pages', () => {
    expect(pdf.text).toContain(`Página 1 de ${pdf.pageCount}`);
    expect(pdf.text).toContain(`Página ${pdf.pageCount} de ${pdf.pageCount}`);
  });

  test('embeds every font that it uses, also for characters that the brand font lacks', async () => {
    const signs = buildPdfDocument([{ kind: 'text', paragraphs: ['V(λ), CO₂, γ = 60°'] }]);
    const withSigns = await renderPdf({ document: signs, images: {} });
    for (const source of [bytes, withSigns].map((buffer) => buffer.toString('latin1'))) {
      const names = [...source.matchAll(/\/BaseFont \/([\w+-]+)/g)].map(([, name]) => name);
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) expect(name).toMatch(/^[A-Z]{6}\+(HankenGrotesk|Inter)-/);
    }
    const words = (await readPdf(withSigns)).text.replaceAll(' ', '');
    expect(words).toContain('V(λ),CO₂,γ=60°');
  });
});

test('The same document gives the same bytes, regardless of earlier documents', async () => {
  const first = await renderPdf(job);
  const accents = buildPdfDocument([{ kind: 'text', paragraphs: ['é ó ü'] }], { label: 'técnica' });
  await renderPdf({ document: accents, images: {} });
  const second = await renderPdf(job);
  expect(second.equals(first)).toBe(true);
  expect((await readPdf(second)).text).toContain('Declaración de conformidad');
});

test('A table across pages contains every row, with unbroken codes', async () => {
  const codes = Array.from({ length: 90 }, (_, index) => `SERTWIN/${1000 + index}/S/OC3/G`);
  const rows = Array.from({ length: 30 }, (_, row) => [
    'Sereno',
    codes.slice(3 * row, 3 * row + 3).join(', '),
  ]);
  const columns = [
    { title: 'Producto', share: 0.3 },
    { title: 'Códigos', share: 0.34 },
  ];
  const table = buildPdfDocument([{ kind: 'table', columns, rows }]);
  const { text, pageCount, roles } = await readPdf(
    await renderPdf({ document: table, images: {} }),
  );
  expect(pageCount).toBeGreaterThan(1);
  expect(codes.filter((code) => !text.includes(code))).toEqual([]);
  expect(roles.filter((role) => role === 'TR').length).toBeGreaterThanOrEqual(31);
});

test('A missing picture leaves its place empty', async () => {
  const bytes = await renderPdf({ document: job.document, images: {} });
  expect((await readPdf(bytes)).text).toContain('Lyra 150');
});
