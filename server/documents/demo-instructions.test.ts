import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { openDatabase } from '#server/db/client.ts';
import type { Download } from '#server/documents/document-service.ts';
import { pathOf } from '#server/documents/stored-path.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import { readPdf } from '#server/pdf/read-pdf.fixtures.ts';
import { pdf } from '#server/pdf/shared-maker.fixtures.ts';
import { createServices } from '#server/services.ts';

const demo = fileURLToPath(new URL('../../content/', import.meta.url));

type Demo = Awaited<ReturnType<typeof openDemo>>;
let site: Demo;

async function openDemo() {
  const dataDir = await mkdtemp(join(tmpdir(), 'instructions-'));
  const db = await openDatabase({ inMemory: true });
  await importContent(db, { folder: demo, dataDir, checkPhotometry: false });
  return { ...createServices({ db, dataDir, pdf, siteUrl: 'https://www.example.com' }), dataDir };
}

beforeAll(async () => {
  site = await openDemo();
});

afterAll(() => rm(site.dataDir, { recursive: true }));

async function read(locale: LocaleCode, code: string, kind: 'instructions' | 'wiring' | 'label') {
  const opened = await site.documents.openDocument(locale, code, kind);
  return readPdf(await readFile(pathOf(opened as Download)));
}

async function readInstructions(locale: LocaleCode, code: string): Promise<string> {
  return (await read(locale, code, 'instructions')).text;
}

/** What instructions say in words about each mode and test. */
const phrases = {
  en: {
    maintained: 'Maintained: L unswitched',
    'non-maintained': 'Non-maintained: L unswitched',
    manual: 'Test by hand',
    'self-test': 'Self-test (EN 62034)',
    dali: 'Test over DALI',
    wireless: 'Test over radio',
  },
  es: {
    maintained: 'Permanente: L sin interrumpir',
    'non-maintained': 'No permanente: L sin interrumpir',
    manual: 'Prueba manual',
    'self-test': 'Autotest (EN 62034)',
    dali: 'Prueba por DALI',
    wireless: 'Prueba por radio',
  },
} as const;

/** What they say where a switch in L' lights the lamp of normal operation. */
const bridged = { en: "Bridge L and L'", es: "Puentee L y L'" };

type Phrase = keyof (typeof phrases)['en'];

/** Some twenty documents a language, which a busy machine renders in minutes. */
const LIMIT_MS = 600_000;

test.each(['en', 'es'] as const)(
  'The instructions of every emergency luminaire say what its attributes say (%s)',
  async (locale) => {
    const { items } = await site.catalogue.queryProducts('en', {
      page: 1,
      perPage: 1000,
      order: 'asc',
      orderBy: 'id',
    });
    let count = 0;
    for (const { slug } of items) {
      const product = await site.catalogue.findProduct('en', slug);
      const ofBattery = product?.variants.filter(({ emergency }) => emergency !== 'none') ?? [];
      if (!product || ofBattery.length === 0) continue;
      const attributes = await site.catalogue.listAttributes(product.id);
      const stated = ofBattery.map(({ id }) => attributes.get(id) ?? {});
      const modes = new Set(stated.map(({ emergency_mode }) => String(emergency_mode)));
      const tests = new Set(stated.map(({ emergency_test }) => String(emergency_test)));
      const text = await readInstructions(locale, product.code);
      count += 1;
      for (const [name, phrase] of Object.entries(phrases[locale]) as [Phrase, string][]) {
        const isStated = modes.has(name) || tests.has(name);
        expect(text.includes(phrase), `${product.code} ${locale}: ${phrase}`).toBe(isStated);
      }
      // The switched live only where a lamp works on the mains, too.
      const hasSwitched = modes.has('maintained');
      expect(text.includes(" L' "), `${product.code} ${locale}: L'`).toBe(hasSwitched);
      const isHandSwitched = ofBattery.some(
        ({ id, dimming }) =>
          dimming === 'none' &&
          attributes.get(id)?.emergency_mode === 'maintained' &&
          attributes.get(id)?.detector === undefined,
      );
      expect(text.includes(bridged[locale]), `${product.code} ${locale}`).toBe(isHandSwitched);
      const hours = stated.map(({ recharge_h }) => Number(recharge_h));
      expect(text).toContain(`${Math.max(...hours)} h`);
    }
    // Thirty in the two languages, and more.
    expect(count).toBeGreaterThanOrEqual(15);
  },
  LIMIT_MS,
);

test.each([
  [
    'NOG900',
    'Screw terminals for conductors of 0.5–4 mm². Strip 8 mm. Tighten with 0.5 N m.',
    'Through wiring 5 × 4 mm²',
    'This product contains a light source of energy efficiency class G.',
    'The light source can be replaced by a professional.',
  ],
  [
    'ARD150',
    'Cut the opening to Ø 150 mm',
    'ceilings of 1–30 mm',
    'Connect the control gear outside',
  ],
  ['QUI500', 'The column end measures 42–60 mm.', 'area exposed to wind of'],
  ['UMB30', 'Cable entries: 4 × M20.', 'Charge the battery for 12 h'],
  ['SER40', 'Cut the opening to Ø 40 mm', 'ceilings of 1–25 mm', 'mark of a corridor lens'],
  [
    'UMB25',
    'Recessed variants: cut the opening to 276 × 58 mm',
    'a depth of 95 mm',
    'Fix the base',
  ],
  ['HES1200', 'a three-circuit track of 230 V', 'beside each adapter to check'],
  ['BRS40', 'Hang the luminaire by its wires', 'In a row, join the lengths'],
  ['FAE40', 'Hang the luminaire by its wires', 'Connect the supply cable in the canopy'],
  ['TAC4', 'beside the door', 'no parts that could be replaced', 'Contacts without voltage'],
  [
    'NOR360',
    'Not dimmable · With detector',
    'The detector in the luminaire switches it',
    "L' switches further luminaires",
  ],
  [
    'HAL300',
    'by the label of the variant: −15 … +35 °C, 0 … +35 °C.',
    '3 × 2.5 mm²',
    "L' comes from the same circuit without a switch: the detector in the luminaire",
  ],
  [
    'MUS450',
    'On its spike: press it upright into firm soil',
    'On its plate: screw it to concrete',
    'Join the lead to the supply cable',
  ],
  ['ORI450', 'On the earth anchor: drive it upright', 'no water may stand in the joint'],
  ['MUS70', 'On its spike', 'stare into it for long from nearer than 0.3 m'],
  ['NOG900', 'Cast a foundation', 'Connect the cable in the terminal box'],
  ['MUR250', 'Leave an opening of 235 × 70 mm, 85 mm deep', 'with its lid against mortar on'],
  ['VATCV', 'a dry one for variants below IP65'],
  ['VATPH', 'Choose a dry and ventilated place'],
  ['GADTRK', 'at the intervals stated for its load', 'fixings every 1,000 mm'],
  ['MES480', 'from nearer than 1.2 m'],
  ['ENB68', 'ceilings of 6–30 mm', 'a depth of 58 mm', 'Connect the luminaire below the opening'],
])('The instructions of %s have its own measures', async (code, ...sentences) => {
  const text = await readInstructions('en', code);
  for (const sentence of sentences) expect(text).toContain(sentence);
});

test.each([
  ['HES1200', 'Aim the head'],
  ['BRS60', 'Fix clips'],
  ['BRS60', 'In a row'],
  ['MUS450', 'foundation'],
  ['MUS70', 'mast'],
  ['MUR250', 'springs'],
  ['GADTRK', 'every 500 mm'],
  ['GADTRK', 'Light source and driver are replaced'],
  ['RAS60', 'Light source and driver are replaced'],
  ['ORI1000', 'stare into it'],
])('The instructions of %s have no step "%s"', async (code, step) => {
  expect(await readInstructions('en', code)).not.toContain(step);
});

test.each(['SERTWIN', 'UMB30', 'VATDL', 'SED320', 'RAS60'])(
  'The instructions of %s name no contained light source',
  async (code) => {
    expect(await readInstructions('en', code)).not.toContain('contains a light source');
  },
);

test('The sheet for electricians has the diagram and the breakers of its variant alone', async () => {
  const { text, pageCount } = await read('es', 'GOR400/110/840/B86/W/ND', 'wiring');
  expect(pageCount).toBe(1);
  expect(text).toContain('No regulable · 220-240 V AC');
  expect(text).not.toContain('DALI');
  // 13 × 110 W and 21 × 110 W.
  expect(text).toContain('C10 13 1430 W C16 21 2310 W');
});

test('The box label has code, GTIN as bar code, figures, marks and the page behind its code', async () => {
  const { text, alts, pageCount } = await read('en', 'SER300/200/M3/W', 'label');
  expect(pageCount).toBe(1);
  for (const part of ['Sereno 300', 'SER300/200/M3/W', '9520001011412', '200 lm', '2.4 W', 'IP65'])
    expect(text).toContain(part);
  expect(alts).toEqual(expect.arrayContaining(['EAN-13: 9520001011412', 'CE', 'UKCA']));
  expect(alts.some((alt) => alt.endsWith(' II'))).toBe(true);
  expect(alts.find((alt) => alt.startsWith('QR: '))).toMatch(/[^n]\/c\/SER300\/200\/M3\/W$/);
});

test('Trimless luminaires are plastered in before their gear passes the opening', async () => {
  const text = await readInstructions('en', 'CAL70');
  const steps = ['The frame is for boards of', 'Fix the plaster frame', 'Connect the control gear'];
  const places = steps.map((step) => text.indexOf(step));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((first, second) => first - second));
  expect(text).not.toContain('fold the springs');
  expect(await readInstructions('en', 'ARD150')).toContain('fold the springs');
});
