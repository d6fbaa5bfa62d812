import type { LocaleCode } from '#core/i18n/locales.ts';

/** What a search has to know about the words of a language. */
export type LanguageWords = {
  /** Words without a meaning of their own; they are not searched. */
  fillers: ReadonlySet<string>;
  /** Fillers that a phrase may have or lack: 'foco de carril' is 'foco carril'. */
  links: ReadonlySet<string>;
  /** Fillers before what the wanted thing is for, or where it is. */
  before: ReadonlySet<string>;
  /** Words that every luminaire could have; they rank results and exclude none. */
  common: ReadonlySet<string>;
  /** Everyday spellings of words, with the usual one. */
  spellings: ReadonlyMap<string, string>;
  /** Names of documents and files, as folded words, the longest first: beside a product they say nothing about it. */
  documents: readonly (readonly string[])[];
  /** Returns what the forms of a word have in common. */
  stem: (word: string) => string;
  /** Returns the same for words that sound alike and are mistaken for each other. */
  soundOf: (word: string) => string;
  /** Returns the word of a title that says what a thing is: 'strip' of 'LED strip', not of 'Strip accessories'. */
  headOf: (title: string) => string;
};

/** Letters that a stem retains at least. */
const MIN_STEM = 3;

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const phrases = (text: string) =>
  text
    .split(',')
    .map((phrase) => phrase.trim().split(/\s+/))
    .toSorted((a, b) => b.length - a.length);

const pairs = (text: string): LanguageWords['spellings'] =>
  new Map(
    text.split(',').map((pair) => {
      const [from = '', to = ''] = pair.trim().split(/\s+/);
      return [from, to];
    }),
  );

/** Removes the first ending that leaves enough of the word. */
function stemBy(...endings: [RegExp, string][]): LanguageWords['stem'] {
  return (word) => {
    if (/\d/.test(word)) return word;
    for (const [ending, replacement] of endings) {
      const stem = word.replace(ending, replacement);
      if (stem !== word && stem.length >= MIN_STEM) return stem;
    }
    return word;
  };
}

/** 'Street lighting', 'Alumbrado viario': the other words say what there is. */
const LIGHTING = /^(?:lighting|alumbrado|iluminación)$/i;

/** Returns the first or last word of a title before any preposition, or behind it where there is only lighting. */
function headAt(place: 0 | -1, prepositions: RegExp): LanguageWords['headOf'] {
  return (title) => {
    const parts = title.split(prepositions).map((part) => part.trim().split(/\s+/));
    const telling = parts.map((part) => part.filter((word) => !LIGHTING.test(word)));
    return telling.find((part) => part.length > 0)?.at(place) ?? '';
  };
}

/** Spells letters that sound alike in the same way. */
function soundBy(...spellings: [RegExp, string][]): LanguageWords['soundOf'] {
  return (word) => {
    return spellings.reduce((text, [letters, spelling]) => text.replace(letters, spelling), word);
  };
}

const english: LanguageWords = {
  fillers: words(`
    a above an and any are at be below beside by can do does eprel ean gtin barcode for from get give have how i if in inside into is it
    its no not like me my near need of on or our over please should some that the their them there these this to under us we
    want what when where which will with would you your looking search find buy price cheap best new good type kind
    style quality product products item items range model models mean means meaning difference differences between vs versus
    explained dont doesnt didnt cant cannot wont isnt arent
  `),
  links: words('a an for in of on the'),
  before: words('above at below beside for in inside into near on over to under with'),
  common: words(`
    bulb bulbs led leds light lights lighting lit lamp lamps luminaire luminaires fitting fittings fixture fixtures unit units
    luminary illumination
  `),
  spellings: pairs(
    'lite light, lites lights, liting lighting, lighing lighting, downlite downlight, downlites downlights',
  ),
  documents: phrases(`
    datasheet, datasheets, data sheet, data sheets, spec sheet, specification sheet, pdf, ldt, ldt file, ies, ies file,
    eulumdat, gldf, photometry, photometric file, photometric files, photometric data, instructions, instruction sheet,
    installation instructions, installation manual, manual, declaration of conformity, declaration, certificate,
    ce certificate, brochure, bim, bim file, revit, revit family, dwg, dxf, cad file, cad drawing
  `),
  soundOf: soundBy([/ph/g, 'f'], [/ck/g, 'k'], [/(.)\1/g, '$1']),
  headOf: headAt(-1, /,| (?:for|of|with|without|in|on) /),
  stem: stemBy([/ies$/, 'y'], [/(ss|sh|ch|x)es$/, '$1'], [/(?<![su])s$/, '']),
};

const spanish: LanguageWords = {
  fillers: words(`
    a al algo alguna alguno ante bajo como con cual cuales cuando de del desde donde el ella en encima entre eprel ean gtin junto era es esa ese eso
    esta este esto estos estas hay la las le les lo los mas me mi mis muy necesito nos nuestra nuestro o os para pero
    por porque que quiero se sea sean ser si no sobre son su sus tengo tiene tipo tipos todo todos tu un una unas uno unos y ya
    e u quiere decir significa significado diferencia diferencias
    busco buscar comprar precio barato barata mejor nuevo nueva buena bueno producto productos modelo modelos articulo
    articulos gama numero registro codigo referencia ref pongo pone pones ponen poner pon ponga
  `),
  links: words('de del el la las los un una'),
  before: words('bajo con en encima junto para sobre'),
  common: words(`
    bombilla bombillas led leds luz luces lampara lamparas luminaria luminarias iluminacion alumbrado aparato aparatos
    iluminar ilumina iluminado iluminada iluminados iluminadas
  `),
  spellings: pairs('lus luz, luzes luces, lampada lampara, lampadas lamparas'),
  documents: phrases(`
    ficha, ficha tecnica, fichas tecnicas, ficha de producto, hoja de datos, hoja tecnica, datos tecnicos, datasheet, pdf,
    ldt, archivo ldt, fichero ldt, ies, archivo ies, fichero ies, eulumdat, gldf, fotometria, curva fotometrica,
    curvas fotometricas, archivo fotometrico, datos fotometricos, instrucciones, instrucciones de montaje, manual,
    manual de instalacion, hoja de instrucciones, hoja de montaje, declaracion, declaracion de conformidad, certificado,
    certificado ce, folleto, bim, archivo bim, revit, familia revit, dwg, dxf, plano cad
  `),
  soundOf: soundBy(
    [/qu(?=[ei])|c(?![eih])/g, 'k'],
    [/c(?=[ei])|z/g, 's'],
    [/(?<!c)h/g, ''],
    [/v/g, 'b'],
    [/ll/g, 'y'],
    [/g(?=[ei])/g, 'j'],
    [/n(?=[pb])/g, 'm'],
    [/(.)\1/g, '$1'],
  ),
  headOf: headAt(0, /,| (?:de|para|con|sin|en) /),
  stem: stemBy([/ces$/, 'z'], [/(?<=[lrndjzs])es$/, ''], [/[oa]s$/, ''], [/s$/, ''], [/[oa]$/, '']),
};

const plain: LanguageWords = {
  fillers: new Set(),
  links: new Set(),
  before: new Set(),
  common: new Set(),
  spellings: new Map(),
  documents: [],
  soundOf: (word) => word,
  headOf: (title) => title,
  stem: (word) => word,
};

const byLanguage: Partial<Record<string, LanguageWords>> = { en: english, es: spanish };

/** Returns the rules of a language; without rules of its own every word counts as it is. */
export function languageWords(locale: LocaleCode): LanguageWords {
  return byLanguage[locale] ?? plain;
}
