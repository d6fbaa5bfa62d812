import { type Said, say } from '#core/say.ts';

/** What the variants of a product state, each value once. */
export type StatedFacts = {
  ip: string[];
  cri: string[];
  ral: string[];
  ceiling_mm: string[];
  through_wiring: string[];
  gear_place: string[];
  surge_line_kv: string[];
  inrush_a: string[];
  emergency_flux_lm: string[];
  /** Of variants, of their batteries and of a metre of strip. */
  flux_lm: string[];
  ik: string[];
  sdcm: string[];
  /** Of the opening, millimetres: `150`, `276x58`. */
  cut_out_mm: string[];
  efficacy_lm_w: string[];
  r9: string[];
  detector: string[];
  /** `C16 14`: units on a circuit breaker; `16 A 14`: on any of that current. */
  breakers: string[];
  driver_life_h: string[];
  /** `100000 L80B10`. */
  lifetime: string[];
};

type Fact = keyof StatedFacts;

type Rule = {
  fact: Fact;
  /** Its groups are what the sentence claims. */
  pattern: RegExp;
  /** Writes what was found as the attribute has it; several values where a list was found. */
  read?: (...groups: string[]) => string[];
};

/** A sentence of a product that says something else than its attributes. */
export type SentenceFinding = { problem: Said; whatToDo: Said };

const number = String.raw`(\d+(?:[.,]\d+)?)`;
const plain = (text: string) => text.replace(',', '.');
const wholeNumber = (text: string) => text.replace(/[.,\s\u00a0\u202f]/g, '');
const grouped = String.raw`(\d[\d.,\u00a0\u202f]*(?: \d{3})?)`;

/** Fewer hours are of a battery, a test or a use. */
const LEAST_LIFE_H = 10_000;

const countWords = [
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
];
const wordCounts = new Map(
  countWords.flatMap((words) => words.split(' ').map((word, index) => [word, index + 2] as const)),
);

/** Numbers that count: no measures, and no amperes of other breakers. */
const counted = new RegExp(
  String.raw`(?<![\w.,])(\d+|${[...wordCounts.keys()].join('|')})(?![\w.,]*\d)(?!\s?(?:W|A|V|kV|mm|µs|%|m|h)\b)(?![\wáéíóú])`,
  'gi',
);

/** `16 A 30`: numbers of units that a clause puts on one circuit. */
function unitsOnCircuit(before = '', amps = '', after = ''): string[] {
  return [...`${before} ${after}`.toLowerCase().matchAll(counted)].map(
    ([, count = '']) => `${amps} A ${wordCounts.get(count) ?? count}`,
  );
}

const places: Readonly<Record<string, string>> = {
  adapter: 'adapter',
  adaptador: 'adapter',
  canopy: 'canopy',
  florón: 'canopy',
};
const bodies = 'body|head|tube|profile|middle|cuerpo|cabezal|tubo|perfil|centro';
const placeNames = `${Object.keys(places).join('|')}|${bodies}`;

const rules: readonly Rule[] = [
  { fact: 'ip', pattern: /\b(IP\d\d)\b/g },
  { fact: 'ik', pattern: /\b(IK\d\d)\b/g },
  { fact: 'sdcm', pattern: /\b(\d) SDCM\b/g },
  {
    fact: 'cut_out_mm',
    pattern: /\b(?:cut-?out(?: of)?|corte de) (\d{2,3}) mm\b/gi,
  },
  {
    fact: 'efficacy_lm_w',
    pattern: new RegExp(`${number} lm/W`, 'g'),
    read: (value = '') => [plain(value)],
  },
  { fact: 'r9', pattern: /\bR9 (?:above|superior a) (\d\d)\b/g },
  {
    fact: 'detector',
    pattern: /\b(switched output|salida conmutada)\b/gi,
    read: () => ['leading'],
  },
  { fact: 'cri', pattern: /\b(?:CRI|IRC) (\d\d)\b/g },
  {
    fact: 'ral',
    pattern: /\bRAL (\d{4}(?:(?:, | or | o | and | y |,? RAL | or RAL | o RAL )\d{4})*)/g,
    read: (list = '') => list.match(/\d{4}/g) ?? [],
  },
  {
    fact: 'ceiling_mm',
    pattern: new RegExp(
      String.raw`\b(?:board|ceilings?|plasterboard|wood|placas?|techos?|madera)\b(?:(?!bar)[^.;:,]){0,24}?\b${number} (?:to|or|a|o) ${number} mm`,
      'g',
    ),
    read: (thin = '', thick = '') => [`${plain(thin)}-${plain(thick)}`],
  },
  {
    fact: 'through_wiring',
    pattern: /\b(loop(?:s|ed|ing)?[- ](?:in|through)|through[- ]wiring|cableado pasante)\b/gi,
    read: () => ['through'],
  },
  {
    fact: 'gear_place',
    pattern: new RegExp(
      String.raw`\bdriver (?:is |sits |va |está )?(?:in|inside|en|dentro de) (?:the |its |el |su )?(?:track )?(${placeNames})`,
      'gi',
    ),
    read: (place = '') => [places[place.toLowerCase()] ?? 'built-in'],
  },
  {
    fact: 'surge_line_kv',
    pattern: new RegExp(`${number} kV`, 'g'),
    read: (kv = '') => [plain(kv)],
  },
  {
    fact: 'inrush_a',
    pattern: new RegExp(`${number} A (?:for|durante) ${number} µs`, 'g'),
    read: (amps = '', duration = '') => [`${plain(amps)} A, ${plain(duration)} µs`],
  },
  {
    fact: 'emergency_flux_lm',
    pattern: /\b(\d[\d.,\u00a0\u202f]*) lm (?:for|durante) (?:one|three|una|tres)\b/g,
    read: (flux = '') => [wholeNumber(flux)],
  },
  {
    fact: 'flux_lm',
    pattern: new RegExp(
      String.raw`(?:${grouped} (?:to|or|and|a|o|y) )?\b${grouped} (?:lm|lumens|lúmenes)\b(?! ?/| (?:for|durante|per|por)\b)`,
      'g',
    ),
    read: (...fluxes) => fluxes.flatMap((flux) => (flux ? [wholeNumber(flux)] : [])),
  },
  {
    fact: 'breakers',
    pattern: /([^.;]*?)\b(?:on|en) (?:an? |un )?([BC]1[06])\b/g,
    read: (clause = '', breaker = '') =>
      [...clause.toLowerCase().matchAll(counted)].map(
        ([, count = '']) => `${breaker} ${wordCounts.get(count) ?? count}`,
      ),
  },
  { fact: 'breakers', pattern: /([^.;]*)\b(1[06]) A circuit\b([^.;]*)/g, read: unitsOnCircuit },
  { fact: 'breakers', pattern: /([^.;]*)\bcircuito de (1[06]) A\b([^.;]*)/g, read: unitsOnCircuit },
  {
    fact: 'driver_life_h',
    pattern: new RegExp(
      String.raw`\b(?:driver|equipo)s?\b[^.;]{0,40}?\b${grouped} (?:h|hours|horas)\b(?! (?:at|a) L\d\d)`,
      'gi',
    ),
    read: (hours = '') => (Number(wholeNumber(hours)) < LEAST_LIFE_H ? [] : [wholeNumber(hours)]),
  },
  {
    fact: 'lifetime',
    pattern: new RegExp(String.raw`\b${grouped} (?:h|hours|horas) (?:at |a )?(L\d\dB\d\d)`, 'g'),
    read: (hours = '', name = '') => [`${wholeNumber(hours)} ${name}`],
  },
];

/** Facts that a question and its reply may state of other things: other products, or what a place requires. */
const ofOthersInReplies = new Set<Fact>([
  'ip',
  'cri',
  'ral',
  'gear_place',
  'surge_line_kv',
  'flux_lm',
  'ik',
  'efficacy_lm_w',
]);

/** A plug or a connector has a code of its own. */
const ofParts = /connector|conector|splice|empalme|gear box|caja/i;

/** Languages whose words the rules know. */
export const sentenceLanguages: ReadonlySet<string> = new Set(['en', 'es']);

/** Compares a text of a product with what its variants state. */
export function checkSentence(
  text: string,
  facts: StatedFacts,
  isReply: boolean,
): SentenceFinding[] {
  return rules.flatMap(({ fact, pattern, read }) => {
    const stated = facts[fact];
    if (stated.length === 0 || (isReply && ofOthersInReplies.has(fact))) return [];
    if (fact === 'ip' && ofParts.test(text)) return [];
    return [...text.matchAll(pattern)].flatMap(([words, ...groups]) => {
      const claimed = read ? read(...groups) : groups;
      if (claimed.every((value) => agrees(fact, value, stated))) return [];
      return [
        {
          problem: say`'${words}' contradicts ${fact}, ${stated}`,
          whatToDo: say`Correct the text, or the attribute.`,
        },
      ];
    });
  });
}

/** `about 4250 lm` and `more than 25,000 lm` are rounded. */
const TOLERANCE = 0.03;

function agrees(fact: Fact, claimed: string, stated: string[]): boolean {
  if (fact === 'flux_lm' || fact === 'efficacy_lm_w') {
    const figure = Number(claimed);
    return stated.some((value) => Math.abs(Number(value) - figure) <= TOLERANCE * figure);
  }
  if (fact === 'r9') return stated.some((value) => Number(value) > Number(claimed));
  if (fact === 'through_wiring') return stated.some((value) => value !== 'none');
  return stated.includes(claimed);
}
