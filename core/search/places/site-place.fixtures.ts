import type { PlaceKind, SitePlace } from '#core/search/places/site-place.ts';

function place(kind: PlaceKind, title: string, more: Partial<SitePlace> = {}): SitePlace {
  const href = `/${kind}/${title.toLowerCase().replaceAll(/\W+/g, '-')}`;
  return {
    kind,
    href,
    title,
    keywords: [],
    summary: '',
    body: 'About the light of the place.',
    ...more,
  };
}

/** A site with some places of each kind that the tests need. */
export const sitePlaces: SitePlace[] = [
  place('category', 'Downlights', { summary: 'Recessed and surface downlights for the ceiling.' }),
  place('category', 'Fixed downlights', { summary: 'Downlights' }),
  place('category', 'Fire-rated downlights', { summary: 'Downlights' }),
  place('category', 'Emergency lighting', { summary: 'Exit signs and bulkheads with a battery.' }),
  place('category', 'Street lighting', { summary: 'Lanterns for roads and the park.' }),
  place('application', 'Education', { keywords: ['school', 'classroom lighting'] }),
  place('page', 'Careers', { keywords: ['jobs', 'work with us'], body: 'We employ people.' }),
  place('page', 'Warranty terms', { keywords: ['guarantee'], body: 'The driver is covered.' }),
  place('page', 'Energy savings calculator', {
    keywords: ['payback'],
    body: 'Compare luminaires.',
  }),
  place('page', 'Room calculator', { keywords: ['lux calculator'], body: 'Lighting of a room.' }),
  place('question', 'How long is the warranty?', { summary: 'Five years for the luminaires.' }),
  place('question', 'Where can I buy?', { summary: 'In the shops of wholesalers.' }),
  place('guide', 'IP and IK codes', { keywords: ['ingress protection'] }),
  place('article', 'Lighting an office', { body: 'The ceiling of the office has downlights.' }),
  place('article', 'Emergency tests', { body: 'The battery of the luminaires is tested.' }),
  place('term', 'UGR', { summary: 'The glare of the luminaires of a room.' }),
  place('term', 'Luminous flux', { keywords: ['Φ', 'light output'], summary: 'Light in lumens.' }),
];
