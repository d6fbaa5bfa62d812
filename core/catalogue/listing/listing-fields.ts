/** Fields of a listing's text search: codes match exactly, titles with up to two typing mistakes. */
const fields = [
  { name: 'sku', typos: 0, weight: 10 },
  { name: 'legacy_skus', typos: 0, weight: 10 },
  { name: 'product_skus', typos: 0, weight: 10 },
  { name: 'post_title', typos: 2, weight: 12 },
  { name: 'heads', typos: 0, weight: 9 },
  { name: 'keywords', typos: 0, weight: 10 },
  { name: 'type_titles', typos: 0, weight: 9 },
  { name: 'product_lead', typos: 0, weight: 8 },
  { name: 'description', typos: 0, weight: 6 },
  { name: 'uses', typos: 0, weight: 5 },
  { name: 'product_summary', typos: 0, weight: 4 },
];

/** The same as parameters of a variant search. */
export const listingFields = {
  query_by: fields.map(({ name }) => name).join(','),
  num_typos: fields.map(({ typos }) => typos).join(','),
  query_by_weights: fields.map(({ weight }) => weight).join(','),
};
