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
const wholeLumens = (text: string) => text.replace(/[.,\s\u00a0\u202f]/g, '');

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
    read: (flux = '') => [wholeLumens(flux)],
  },
];

/** Facts that a question and its reply may state of other things: other products, or what a place requires. */
const ofOthersInReplies = new Set<Fact>(['ip', 'cri', 'ral', 'gear_place', 'surge_line_kv']);

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

function agrees(fact: Fact, claimed: string, stated: string[]): boolean {
  if (fact === 'through_wiring') return stated.some((value) => value !== 'none');
  return stated.includes(claimed);
}
