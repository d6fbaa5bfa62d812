import type { AbsentThing } from '#core/catalogue/search/absent-things.ts';
import { type CodeEntry, createCodeBook } from '#core/catalogue/search/code-book.ts';
import { FigureWords } from '#core/catalogue/search/figure-words.ts';
import { languageWords } from '#core/catalogue/search/language-words.ts';
import type { SearchBooks } from '#core/catalogue/search/read-search.ts';
import en from '#core/catalogue/search/texts/en.json' with { type: 'json' };
import es from '#core/catalogue/search/texts/es.json' with { type: 'json' };
import { createWordBook } from '#core/catalogue/search/word-book.ts';
import type { Synonym } from '#core/search/search-engine.ts';
import { createTokeniser } from '#core/search/words/tokeniser.ts';

/** The languages that have words here. */
type Language = 'en' | 'es';

const texts: Record<Language, string[]> = {
  en: [
    'Downlights',
    'Floodlights',
    'Recessed downlight for offices, 12 W, black',
    'High bays for warehouses, dust-tight',
    'Bollards',
    'Channel for strip',
    'Kitchens',
    'Wall light',
  ],
  es: [
    ...['Proyectores', 'Balizas', 'Downlight empotrable negro, 12 W', 'Apliques de pared'],
    ...['Placa de escenas de 4 teclas', '4teclas', 'Emergencias estancas'],
  ],
};

const synonyms: Record<Language, Synonym[]> = {
  en: [
    { id: 'tape.1', root: 'led tape', synonyms: ['strip'] },
    { id: 'bay.1', root: 'highbay', synonyms: ['high bay', 'high bays'] },
    { id: 'dark', synonyms: ['black', 'ral 9005'] },
  ],
  es: [
    { id: 'foco.1', root: 'foco exterior', synonyms: ['proyectores'] },
    { id: 'foco.2', root: 'foco de pared', synonyms: ['apliques'] },
    { id: 'luz.1', root: 'luz de emergencia', synonyms: ['emergencias'] },
    { id: 'luz.2', root: 'emergencia estanca', synonyms: ['emergencias estancas'] },
    { id: 'animales', root: 'cuadra', synonyms: ['estancas'] },
    { id: 'cuadro', root: 'cuadro', synonyms: ['proyectores'] },
    { id: 'empotrar', root: 'de empotrablar', synonyms: ['empotrable'] },
  ],
};

const absent: Record<Language, AbsentThing[]> = {
  en: [{ words: 'floor lamp', near: ['bollards'] }],
  es: [{ words: 'solar', near: [] }],
};

/** Words of pages, which no product has. */
const pageWords: Record<Language, string[]> = { en: ['pollards'], es: ['aplicas'] };

const figureTexts = { en, es };

/** Codes as the database has them: in lower case, own before old. */
export const codeEntries: CodeEntry[] = [
  { code: 'ard150', productId: 1, variantId: null, kind: 'product' },
  { code: 'brz90', productId: 2, variantId: null, kind: 'product' },
  { code: 'ad150', productId: 1, variantId: null, kind: 'product' },
  { code: 'ard150/12/830/w', productId: 1, variantId: 11, kind: 'variant' },
  { code: 'ard150/12/840/w', productId: 1, variantId: 12, kind: 'variant' },
  { code: 'ard150/18/840/b', productId: 1, variantId: 13, kind: 'variant' },
  { code: 'brz90/10/930/24d', productId: 2, variantId: 21, kind: 'variant' },
  { code: 'vig-o-re', productId: 3, variantId: 31, kind: 'variant' },
  { code: '1680453', productId: 1, variantId: 11, kind: 'label' },
  { code: '1680453', productId: 1, variantId: 12, kind: 'label' },
  { code: '9520001000232', productId: 2, variantId: 21, kind: 'label' },
];

/** The words and codes of a small catalogue. */
export function createTestBooks(locale: Language): SearchBooks {
  const tokeniser = createTokeniser({});
  const language = languageWords(locale);
  return {
    tokeniser,
    language,
    figures: new FigureWords(figureTexts[locale]),
    voltages: ['220-240 V AC', '24 V DC'],
    words: createWordBook({
      texts: texts[locale],
      names: ['Hespera 120'],
      heads: ['Downlights', 'Bollards', 'Proyectores'],
      synonyms: synonyms[locale],
      absent: absent[locale],
      tokeniser,
      language,
      rootOf: (word) => /^(.{4,})(?:ar|e|ing)$/.exec(word)?.[1] ?? null,
    }),
    codes: createCodeBook(codeEntries),
    isSpelled: (word) => pageWords[locale].includes(word),
  };
}
