import { type Mistake, nimba } from '#server/import/check/mistake.fixtures.ts';

const film = 'installation_video: { file: a.mp4, title: { en: Fitting, es: Montaje } }';

export const mistakesInRecords: Mistake[] = [
  [
    nimba,
    'warranty_years: 5',
    `${film}\nwarranty_years: 5`,
    [
      "content/catalogue/products/nim120/product.yaml line 58, field installation_video.file: the file 'catalogue/products/nim120/a.mp4' does not exist. Add it, or correct its name.",
    ],
  ],
  [
    nimba,
    'https://www.example.com/en-60598',
    'https://www',
    [
      "content/catalogue/products/nim120/product.yaml line 20, field description.en: the link 'https://www' is not a complete address. Write it like https://www.example.com/page, mailto:name@example.com or tel:+34911234567.",
    ],
  ],
  [
    nimba,
    'family: nimba',
    'family: nimbo',
    [
      "content/catalogue/products/nim120/product.yaml line 3, field family: 'nimbo' is not a known family. Did you mean 'nimba'? Use a code from catalogue/families/, or add the record there.",
    ],
  ],
  [
    nimba,
    'types: [fixed-downlights]',
    'types: [path-bollards]',
    [
      "content/catalogue/products/nim120/product.yaml line 5, field types.0: 'path-bollards' is not a known type of the product's categories. Use a code from the types of downlights, or add the record there.",
    ],
  ],
  [
    nimba,
    'categories: [downlights]',
    'categories: [interior, downlights]',
    [
      "content/catalogue/products/nim120/product.yaml line 4, field categories.0: 'interior' has categories below it. Name one of those.",
    ],
  ],
  [
    nimba,
    'warranty_years: 5',
    'waranty_years: 5',
    [
      'content/catalogue/products/nim120/product.yaml line 1, field warranty_years: is missing. Add it.',
      "content/catalogue/products/nim120/product.yaml line 58, field waranty_years: is not a known field. Did you mean 'warranty_years'? Correct its name or remove it.",
    ],
  ],
  [
    nimba,
    'post_date: 2026-03-14',
    'post_date: 14/03/2026',
    [
      "content/catalogue/products/nim120/product.yaml line 59, field post_date: '14/03/2026' is not a date. Write year, month and day, for example 2026-03-14.",
    ],
  ],
  [
    nimba,
    'es: nimba-120-downlight-empotrable',
    'es: velo-400-baliza',
    [
      "content/catalogue/products/vel400/product.yaml line 6, field slug.es: 'velo-400-baliza' is used already in catalogue/products/nim120/product.yaml. Choose another one.",
    ],
  ],
  [
    nimba,
    'luminous: { diameter_mm: 60 }',
    'luminous: { size_mm: 90 }',
    [
      `content/catalogue/products/nim120/product.yaml line 41, field optics.medium.luminous: '{"size_mm":90}' has none of the forms it may have. Write diameter_mm: for a round area, or length_mm: and width_mm: for a rectangle.`,
    ],
  ],
  [
    nimba,
    'similar: [VEL400]',
    'similar: [VEL40, NIM120]',
    [
      "content/catalogue/products/nim120/product.yaml line 56, field similar.0: 'VEL40' is not a known product. Did you mean 'VEL400'? Use a code from catalogue/products/, or add the record there.",
      "content/catalogue/products/nim120/product.yaml line 56, field similar.1: 'NIM120' is the product itself. Remove it.",
    ],
  ],
  [
    nimba,
    'similar: [VEL400]',
    'discontinued: { since: 2026-10-31, successors: [NIM12] }',
    [
      "content/catalogue/products/nim120/product.yaml line 56, field discontinued.successors.0: 'NIM12' is not a known product. Did you mean 'NIM120'? Use a code from catalogue/products/, or add the record there.",
    ],
  ],
  [
    nimba,
    '[Calidad](page:quality)',
    '[Calidad](page:qualty)',
    [
      "content/catalogue/products/nim120/product.yaml line 28, field description.es: the link 'page:qualty' leads nowhere. Write product:<code>, category:<code>, page:<code>, article:<code>, term:<code>, screen:products, or an address that starts with https://.",
    ],
  ],
  [
    nimba,
    'title: { en: Nimba 120, es: Nimba 120 }',
    'title: { en: Nimba 120, es: [Nimba }',
    [
      'content/catalogue/products/nim120/product.yaml line 8: the YAML cannot be read: Flow sequence in block collection must be sufficiently indented and end with a ]. Check indentation and quotation marks here and on the line above.',
    ],
  ],
  [
    nimba,
    'title: { en: Nimba 120, es: Nimba 120 }',
    'title: { en: Nimba 120, <<: Nimba 120 }',
    [
      'content/catalogue/products/nim120/product.yaml line 1: the YAML cannot be read: an alias or << does not lead to what it needs. Check the names after *, and that << names a group of fields.',
    ],
  ],
  [
    'catalogue/categories/bollards.yaml',
    'parent: exterior',
    'parent: exteror',
    [
      "content/catalogue/categories/bollards.yaml line 2, field parent: 'exteror' is not a known category. Did you mean 'exterior'? Use a code from catalogue/categories/, or add the record there.",
    ],
  ],
  [
    'catalogue/categories/bollards.yaml',
    'parent: exterior',
    'parent: downlights',
    [
      "content/catalogue/categories/bollards.yaml line 2, field parent: 'downlights' is not at the top, and categories have two levels. Name a category whose parent is null.",
      "content/catalogue/products/nim120/product.yaml line 4, field categories.0: 'downlights' has categories below it. Name one of those.",
    ],
  ],
  [
    'catalogue/families/velo.yaml',
    'code: velo',
    'code: vela',
    [
      "content/catalogue/families/velo.yaml line 1, field code: 'vela' differs from the name of the file. Name the file vela.yaml, or correct the code.",
      "content/catalogue/products/vel400/product.yaml line 2, field family: 'velo' is not a known family. Did you mean 'vela'? Use a code from catalogue/families/, or add the record there.",
    ],
  ],
  [
    'pages/quality/en.md',
    'path: about/quality',
    'path: products/quality',
    [
      "content/pages/quality/en.md line 2, field path: 'products/quality' starts with 'products', which is the address of a screen. Choose another first part.",
    ],
  ],
  [
    'pages/quality/en.md',
    '(product:NIM120)',
    '(/en/products/gone)',
    [
      "content/pages/quality/en.md line 22: the link '/en/products/gone' leads nowhere. Write product:<code>, category:<code>, page:<code>, article:<code>, term:<code>, screen:products, or an address that starts with https://.",
    ],
  ],
  [
    'pages/quality/en.md',
    '(corridor.webp)',
    '(corridr.webp)',
    [
      "content/pages/quality/en.md line 16: the file 'media/scenes/corridr.webp' does not exist. Add it, or correct its name.",
    ],
  ],
  [
    'pages/quality/es.md',
    'title: Calidad\n',
    'title: Calidad\nkind: legal\n',
    [
      "content/pages/quality/es.md line 4, field kind: 'legal' differs from pages/quality/en.md, which says 'page'. Give the page one kind in all languages.",
    ],
  ],
  [
    'pages/quality/es.md',
    'title: Calidad\n',
    'title: Calidad\nposition: 3\n',
    [
      "content/pages/quality/es.md line 4, field position: '3' differs from pages/quality/en.md, which has none. Give the page one position in all languages.",
    ],
  ],
  [
    'pages/quality/es.md',
    '---\n',
    '',
    [
      'content/pages/quality/es.md line 1: has no front matter. Start the file with a line ---, the fields of the page, and another line ---.',
    ],
  ],
  [
    'site/menus.yaml',
    'to: { category: downlights }',
    'to: { category: downlight }',
    [
      "content/site/menus.yaml line 13, field footer_navigation.0.children.0.to: 'downlight' is not a known category. Did you mean 'downlights'? Link to something that exists.",
    ],
  ],
  [
    'site/menus.yaml',
    'description: products',
    'description: product',
    [
      "content/site/menus.yaml line 5, field primary_navigation.0.description: 'product' is not the key of a mega menu. Write one of products, applications, about, contact, octo, download, or remove the class megamenu.",
    ],
  ],
  [
    'site/menus.yaml',
    '  octo:\n',
    '  okto:\n',
    [
      'content/site/menus.yaml line 22, field mega_menus.octo: is missing. Add it.',
      "content/site/menus.yaml line 38, field mega_menus.okto: is not a known field. Did you mean 'octo'? Correct its name or remove it.",
    ],
  ],
  [
    'site/options.yaml',
    'logo_dark: { file: dark.svg',
    'logo_dark: { file: drak.svg',
    [
      "content/site/options.yaml line 16, field logo_dark.file: the file 'media/brand/drak.svg' does not exist. Add it, or correct its name.",
    ],
  ],
  [
    'site/redirects.csv',
    '/product-categories/downlights',
    '/product-categories/downlight',
    [
      "content/site/redirects.csv row 2, column redirect_to: '/product-categories/downlight' leads nowhere. Write the address of something that exists, for example /products.",
    ],
  ],
  [
    'site/redirects.csv',
    '/old-downlights',
    '/about/quality',
    [
      "content/site/redirects.csv row 2, column redirect_from: '/about/quality' is the address of something that exists. Remove the row, or give the record another address.",
    ],
  ],
  [
    'site/applications.yaml',
    'code: offices',
    'code: public-space',
    [
      "content/site/applications.yaml line 4, field 1.code: 'public-space' is used already in the same file. Choose another one.",
      "content/catalogue/products/nim120/product.yaml line 6, field applications.0: 'offices' is not a known application. Use a code from site/applications.yaml, or add the record there.",
    ],
  ],
];
