import type { Mistake } from '#server/import/check/mistake.fixtures.ts';

const article = 'articles/choosing-light/article.yaml';

export const mistakesInEditorial: Mistake[] = [
  [
    article,
    'category: planning',
    'category: planing',
    [
      "content/articles/choosing-light/article.yaml line 6, field category: 'planing' is not a known article category. Did you mean 'planning'? Use a code from articles/categories.yaml, or add the record there.",
    ],
  ],
  [
    article,
    'articles: [reading-ugr]',
    'articles: [choosing-light]',
    [
      "content/articles/choosing-light/article.yaml line 14, field articles.0: 'choosing-light' is the record itself. Remove it.",
    ],
  ],
  [
    article,
    'updated: 2026-05-02',
    'updated: 2026-03-02',
    [
      "content/articles/choosing-light/article.yaml line 9, field updated: '2026-03-02' is before the article was published. Correct one of the dates.",
    ],
  ],
  [
    'articles/choosing-light/es.md',
    'term:ugr',
    'term:urg',
    [
      "content/articles/choosing-light/es.md line 1: the link 'term:urg' leads nowhere. Write product:<code>, category:<code>, page:<code>, article:<code>, term:<code>, screen:products, or an address that starts with https://.",
    ],
  ],
  [
    'articles/choosing-light/es.md',
    '[UGR](term:ugr)',
    '![UGR](drawing:glare-rom)',
    [
      "content/articles/choosing-light/es.md line 1: there is no drawing 'glare-rom'. Did you mean 'glare-room'? Name one of docs/content.md.",
    ],
  ],
  [
    'glossary/photometry.yaml',
    'related: [luminous-flux]',
    'related: [luminous-flus]',
    [
      "content/glossary/photometry.yaml line 18, field 1.related.0: 'luminous-flus' is not a known term. Did you mean 'luminous-flux'? Use a code from glossary/, or add the record there.",
    ],
  ],
  [
    'glossary/photometry.yaml',
    'slug: { en: ugr, es: ugr }',
    'slug: { en: luminous-flux, es: ugr }',
    [
      "content/glossary/photometry.yaml line 10, field 1.slug.en: 'luminous-flux' is used already in the same file. Choose another one.",
    ],
  ],
  [
    'faqs/ordering.yaml',
    'page:quality).\n      es',
    'page:qualty).\n      es',
    [
      "content/faqs/ordering.yaml line 9, field questions.0.answer.en: the link 'page:qualty' leads nowhere. Write product:<code>, category:<code>, page:<code>, article:<code>, term:<code>, screen:products, or an address that starts with https://.",
    ],
  ],
  [
    'site/testimonials.yaml',
    'page: case-harbour',
    'page: case-harbor',
    [
      "content/site/testimonials.yaml line 7, field 0.page: 'case-harbor' is not a known page. Did you mean 'case-harbour'? Use a code from pages/, or add the record there.",
    ],
  ],
  [
    'places/area-sales-managers.yaml',
    'postcode_areas: [S, LS]',
    'postcode_areas: [S, S]',
    [
      "content/places/area-sales-managers.yaml line 10, field 0.postcode_areas.1: 'S' is used already in the same file. Choose another one.",
    ],
  ],
  [
    'places/showrooms.yaml',
    'hours: Mo-Fr 09:00-17:00',
    'hours: 9 to 5',
    [
      "content/places/showrooms.yaml line 15, field 0.hours: '9 to 5' is not accepted. Write days and times like Mo-Fr 09:00-13:00,16:00-19:00; Sa 09:00-13:00.",
    ],
  ],
  [
    'places/stockists.csv',
    '53.7997,-1.5492',
    '-1.5492,53.7997',
    [
      "content/places/stockists.csv row 2, column latitude: '-1.5492' is below the limit of 27. Check the figure and its unit; a usual value is 53.3811.",
      "content/places/stockists.csv row 2, column longitude: '53.7997' is above the limit of 5. Check the figure and its unit; a usual value is -1.4701.",
    ],
  ],
  [
    'places/showrooms.yaml',
    'longitude: -1.4701',
    'longitude: -14.701',
    [
      "content/places/showrooms.yaml line 11, field 0.latitude: 53.3811, -14.701 is not in 'gb'. Write latitude and longitude as a map gives them, or correct the country.",
    ],
  ],
  [
    'places/stockists.csv',
    '46004,es,',
    '46004,gb,',
    [
      "content/places/stockists.csv row 4, column latitude: 39.4697, -0.3718 is not in 'gb'. Write latitude and longitude as a map gives them, or correct the country.",
    ],
  ],
  [
    'places/stockists.csv',
    'S1 2PN,gb',
    '41001,gb',
    [
      "content/places/stockists.csv row 3, column postcode: '41001' is not a postcode of 'gb'. Correct the postcode or the country.",
    ],
  ],
  [
    'places/stockists.csv',
    ',bollards\n',
    ',bolards\n',
    [
      "content/places/stockists.csv row 4, column categories: 'bolards' is not a known category. Did you mean 'bollards'? Use a code from catalogue/categories/.",
    ],
  ],
  [
    'pages/quality/en.md',
    'half a percent.',
    'half a percent, for {message-period}.',
    [
      "content/pages/quality/en.md line 14: '{message-period}' is not a known placeholder. Did you mean 'messages-period'? Use one of docs/content.md, or no braces.",
    ],
  ],
];
