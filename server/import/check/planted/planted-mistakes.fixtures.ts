import type { copyContent } from '#server/import/content-folder.fixtures.ts';

type Content = Awaited<ReturnType<typeof copyContent>>;

/** A mistake in the small content folder, and a part of the report on it. */
export type Planted = [expected: string, plant: (content: Content) => Promise<unknown>];

const velo = 'catalogue/products/vel400/variants.csv';
const nimba = 'catalogue/products/nim120/product.yaml';
const contact = 'forms/contact.yaml';
const strips = 'led-strip/strips.csv';
const stripHead =
  'sku,colour,led,watts_per_metre,volts,cut_increment_mm,loop_resistance_ohm_per_m,max_run_single_m,max_run_double_m,board_width_mm,needs_profile';
const driverHead = 'sku,protocol,channels,volts,rated_w,max_load_percent,min_load_w';

const strip = (row: string) => (content: Content) => content.write(strips, `${stripHead}\n${row}`);
const driver = (row: string) => (content: Content) =>
  content.write('led-strip/drivers.csv', `${driverHead}\n${row}`);
const edit = (file: string, from: string, to: string) => (content: Content) =>
  content.edit(file, from, to);

export const plantedMistakes: Planted[] = [
  [
    // Nothing of it has a radio.
    "line 64, field attributes.standards: 'EN 300 328 V2.2.2' concerns none of the variants. Remove it, or check",
    edit(nimba, "['EN 60598-1:2021']", "['EN 60598-1:2021', 'EN 300 328 V2.2.2']"),
  ],
  [
    "'4' m is less than the 5 m from one end",
    strip('VEL400/9/830/A,mono,smd,9,24,50,0.1,5,4,8,no'),
  ],
  ["'24' V is not the voltage of", strip('VEL400/9/830/A,mono,smd,9,24,50,0.1,5,10,8,no')],
  ['has no length or no power', strip('VEL400/9/830/A,mono,smd,9,24,50,0.1,5,10,8,no')],
  [
    "'12' W/m over 1 m is not the 9 W of the reel",
    async (content) => {
      await content.edit(velo, 'none,none,,,400,140', 'none,none,1000,,400,140');
      await strip('VEL400/9/830/A,mono,smd,12,24,50,0.1,5,10,8,no')(content);
    },
  ],
  ["'20' W is not the 0.5 W of the variant", driver('CTR10/PIR/W,none,1,24,20,,')],
  ["'0.5' W is not below the rated 0.5 W", driver('CTR10/PIR/W,none,1,24,0.5,,0.5')],
  [
    "'48' V is above the highest, 12 V",
    (content) =>
      content.write(
        'led-strip/controllers.csv',
        'sku,protocol,channels,amps_per_channel,max_bridged,volts_min,volts_max\nCTR10/PIR/W,octo,4,3,2,48,12',
      ),
  ],
  [
    "'2000' mm is not the length of the variant",
    (content) =>
      content.write(
        'led-strip/diffusers.csv',
        'sku,fits,diffuser,stock_mm\nCTR10/PIR/W,NIM120,opal,2000',
      ),
  ],
  ["'3' does not follow the edition before it", replaceIssue('edition: 1', 'edition: 3')],
  ["'2026-05-01' is before the edition", replaceIssue('issued: 2026-06-01', 'issued: 2026-05-01')],
  [
    'no declaration is issued for variants of VEL400',
    (content) => content.remove('declarations/vel400.yaml'),
  ],
  [
    'is empty although the variant has the EPREL number 1203457',
    edit(velo, ',E,1203457,', ',,1203457,'),
  ],
  [
    'is empty, but the light source has to be in EPREL',
    async (content) => {
      await content.edit(
        'catalogue/products/vel400/product.yaml',
        'archetype: bollard',
        'archetype: strip',
      );
      await content.edit(velo, ',E,1203457,', ',,,');
    },
  ],
  ['has options, and a tel shows none', edit(contact, 'type: tel', telWithOptions())],
  [
    'a message has no steps',
    edit(
      contact,
      'responses:',
      '  steps: { accepted: { subject: { en: A, es: A }, text: { en: A, es: A } } }\nresponses:',
    ),
  ],
  [
    'field mail: is missing. Say in to: who gets what is sent',
    async (content) => {
      const text = await content.read(contact);
      await content.write(contact, text.replace(/^mail:\n(?: .*\n)+/m, ''));
    },
  ],
  [
    'field mail.to: is missing. Say who gets what is sent',
    edit(contact, '  to: { en: sales@example.test, es: ventas@example.test }\n', ''),
  ],
  [
    'has no receipt. Write the mail with the link to',
    async (content) => {
      const text = await content.read('forms/newsletter.yaml');
      const to = '  to: { en: a@example.com, es: a@example.com }\n';
      await content.write('forms/newsletter.yaml', text.replace(/^ {2}receipt:[\s\S]*$/m, to));
    },
  ],
  [
    "'NIM121' differs from the name of the folder",
    (content) => content.edit(nimba, 'code: NIM120', 'code: NIM121'),
  ],
  ["'VEL400' is listed twice", edit(nimba, 'similar: [VEL400]', 'similar: [VEL400, VEL400]')],
  [
    "'/Old-Downlights' is redirected already in row 2",
    edit('site/redirects.csv', 'es,/antiguos,', 'en,/Old-Downlights,/products\nes,/antiguos,'),
  ],
  [
    "the picture 'other.webp' is not in media/scenes/",
    edit(nimba, '[Calidad](page:quality)', '![Calidad](other.webp)'),
  ],
  [
    "there is no form of the kind 'warranty-claim'. Add it, or remove the link",
    async (content) => {
      await content.remove('forms/warranty-claim.yaml');
      await content.edit('site/menus.yaml', 'to: { page: quality }', 'to: { form: claim }');
    },
  ],
  [
    "files that end in '.exe' are not served",
    async (content) => {
      await content.write('media/brand/tool.exe', 'MZ');
      await content.edit('site/options.yaml', 'file: dark.svg', 'file: tool.exe');
    },
  ],
  ['is neither true nor false', edit(nimba, 'warranty_years: 5', 'show_in_listing: maybe')],
  ['is not a group of fields', edit(nimba, 'model: {', 'model: [downlight]\nx: {')],
  [
    'characters where at most 220 are allowed',
    edit(
      nimba,
      'with a deep matt cone for offices',
      `with ${'a deep cone '.repeat(20)} for offices`,
    ),
  ],
  ['characters where at least 20 are needed', edit(nimba, shortSummary(), 'en: A downlight.')],
  [
    'items where at most 10 are expected',
    edit(nimba, 'specification:', `${'  - { en: Again, es: Otra vez }\n'.repeat(8)}specification:`),
  ],
  [
    'has no rows',
    async (content) => {
      const [head = ''] = (await content.read(velo)).split('\n');
      await content.write(velo, `${head}\n`);
    },
  ],
  ['es.md: has no text. Write', (content) => content.write('articles/reading-ugr/es.md', ' \n')],
  [
    'has no text below the front matter',
    async (content) => {
      const text = await content.read('pages/quality/es.md');
      await content.write('pages/quality/es.md', `${text.split('\n---\n')[0]}\n---\n`);
    },
  ],
  [
    'the quotation marks of a cell do not match',
    edit(velo, '"Velo 400, 9 W, 3000 K, bronze"', '"Velo 400, 9 W"K, bronze"'),
  ],
  [
    'Name at least one of postcode_areas for gb',
    edit('places/area-sales-managers.yaml', 'postcode_areas: [S, LS]', 'postcode_areas: []'),
  ],
  [
    'Start with a slash, after the language prefix',
    edit('site/redirects.csv', '/antiguos', 'antiguos'),
  ],
  [
    'Write the name of a site after https://',
    edit(
      'site/redirects.csv',
      'https://www.example.com/catalogue.pdf',
      'https://catalogue.pdf file',
    ),
  ],
  [
    'Use the product code, then parts after slashes',
    edit(velo, 'VEL400/9/830/Z', 'VEL400 9 830 Z'),
  ],
  [
    'Use 3 to 12 capital letters and digits, a letter first',
    edit('catalogue/products/vel400/product.yaml', 'code: VEL400', 'code: vel400'),
  ],
];

function replaceIssue(from: string, to: string) {
  return async (content: Content) => {
    const file = 'declarations/nim120.yaml';
    const text = await content.read(file);
    const [first = ''] = text.split(/^(?=- )/m).filter((part) => part.startsWith('- '));
    const second = from.startsWith('edition') ? first : first.replace('edition: 1', 'edition: 2');
    await content.write(file, text + second.replace(from, to));
  };
}
function telWithOptions(): string {
  return 'type: tel\n    options: [{ value: A, label: { en: A, es: A } }]';
}
function shortSummary(): string {
  return 'en: Recessed downlight of 120 mm with a deep matt cone for offices and receptions.';
}
