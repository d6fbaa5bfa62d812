import { placeKeywordsSchema } from '#core/content/keyword-record.ts';
import type { Mistake } from '#server/import/check/mistake.fixtures.ts';

export const mistakesInSearchWords: Mistake[] = [
  [
    'search/synonyms.en.yaml',
    'code: bollard,',
    'code: downlight,',
    [
      "content/search/synonyms.en.yaml line 2, field 1.code: 'downlight' is used already in the same file. Choose another one.",
    ],
  ],
  [
    'search/synonyms.en.yaml',
    'words: [bollard], from: [pillar light, path light]',
    'words: [bollard]',
    [
      "content/search/synonyms.en.yaml line 2, field 1: 'bollard' has no other word beside 'bollard'. Add a word of the same meaning, or from.",
    ],
  ],
  [
    'search/synonyms.en.yaml',
    'from: [luminaire], ',
    '',
    [
      "content/search/synonyms.en.yaml line 3, field 2.to: 'luminaire' does not say which words find these. Add from, or write words instead of to.",
    ],
  ],
  [
    'search/synonyms.en.yaml',
    'from: [luminaire], to: [downlight, bollard, luminaire]',
    'from: [luminaire]',
    [
      "content/search/synonyms.en.yaml line 3, field 2.from: 'luminaire' does not say what its words find. Add words or to, as titles and descriptions have them, or near.",
    ],
  ],
  [
    'search/synonyms.en.yaml',
    'from: [luminaire], to: [downlight, bollard, luminaire]',
    'words: [lamp, luminaire], to: [bollard]',
    [
      "content/search/synonyms.en.yaml line 3, field 2.to: 'luminaire' has both words and to. Write words for what means the same, to for what does not.",
    ],
  ],
  [
    'search/synonyms.en.yaml',
    'from: [luminaire], to: [downlight, bollard, luminaire]',
    'from: [lava lamp], to: [bollard], near: [downlight]',
    [
      "content/search/synonyms.en.yaml line 3, field 2.near: 'luminaire' has near beside words or to. Write near alone, for what the catalogue has nothing of.",
    ],
  ],
  [
    'search/synonyms.en.yaml',
    'from: [luminaire], to: [downlight, bollard, luminaire]',
    'near: [bollard]',
    [
      "content/search/synonyms.en.yaml line 3, field 2.near: 'luminaire' does not say what the catalogue has nothing of. Add from.",
    ],
  ],
  [
    'search/synonyms.en.yaml',
    'to: [downlight, bollard, luminaire]',
    'to: [bollard, Bóllard]',
    [
      "content/search/synonyms.en.yaml line 3, field 2.to.1: 'Bóllard' is already in this group. Remove it: capitals and accents make no difference.",
    ],
  ],
  [
    'search/synonyms.en.yaml',
    'words: [downlight, recessed spot]',
    "words: [downlight, 4000, '&']",
    [
      "content/search/synonyms.en.yaml line 1, field 0.words.1: '4000' is not a text. Put it between quotation marks, for example [downlight, recessed spot].",
      "content/search/synonyms.en.yaml line 1, field 0.words.2: '&' is not written as it must be. Write at least one letter or digit, for example [downlight, recessed spot].",
    ],
  ],
  [
    'search/synonyms.es.yaml',
    'words:',
    'word:',
    [
      "content/search/synonyms.es.yaml line 1, field 0.word: is not a known field. Did you mean 'words'? Correct its name or remove it.",
    ],
  ],
  [
    'search/keywords.en.yaml',
    'place: register',
    'place: regster',
    [
      `content/search/keywords.en.yaml line 2, field 1.place: 'regster' is not one of the values it may have. Did you mean 'register'? Choose one of: ${placeKeywordsSchema.shape.place.options.join(', ')}.`,
    ],
  ],
  [
    'search/keywords.en.yaml',
    'place: register',
    'place: datasheet',
    [
      "content/search/keywords.en.yaml line 2, field 1.place: 'datasheet' is used already in the same file. Choose another one.",
    ],
  ],
  [
    'search/keywords.en.yaml',
    'keywords: [register my guarantee]',
    'keywords: []',
    [
      'content/search/keywords.en.yaml line 2, field 1.keywords: has 0 items where at least 1 are expected. Add what is missing.',
    ],
  ],
  [
    'search/keywords.es.yaml',
    'ficha de producto',
    'FICHA TECNICA',
    [
      "content/search/keywords.es.yaml line 1, field 0.keywords.1: 'FICHA TECNICA' is already among its keywords. Remove it: capitals and accents make no difference.",
    ],
  ],
  [
    'pages/case-harbour/en.md',
    'keywords: [harbour project, port]',
    "keywords: ['?']",
    [
      "content/pages/case-harbour/en.md line 7, field keywords.0: '?' is not written as it must be. Write at least one letter or digit, for example [jobs, work with us].",
    ],
  ],
  [
    'pages/case-harbour/en.md',
    'keywords: [harbour project, port]',
    'keywords: [port, Port]',
    [
      "content/pages/case-harbour/en.md line 7, field keywords.1: 'Port' is already among its keywords. Remove it: capitals and accents make no difference.",
    ],
  ],
  [
    'faqs/ordering.yaml',
    '    answer:\n      en: Electrical wholesalers;',
    '    keywords: { en: [buy], es: [comprar, Comprar] }\n    answer:\n      en: Electrical wholesalers;',
    [
      "content/faqs/ordering.yaml line 8, field questions.0.keywords.es.1: 'Comprar' is already among its keywords. Remove it: capitals and accents make no difference.",
    ],
  ],
  [
    'articles/choosing-light/article.yaml',
    'category: planning',
    'category: planning\nkeywords: { en: [lamp, lamp], es: [] }',
    [
      "content/articles/choosing-light/article.yaml line 7, field keywords.en.1: 'lamp' is already among its keywords. Remove it: capitals and accents make no difference.",
    ],
  ],
];
