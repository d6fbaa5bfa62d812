/** Fields of a listing's text search: codes match exactly, titles with up to two typing mistakes. */
const fields = [
  { name: 'sku', typos: 0 },
  { name: 'legacy_skus', typos: 0 },
  { name: 'product_skus', typos: 0 },
  { name: 'post_title', typos: 2 },
  { name: 'description', typos: 0 },
  { name: 'product_summary', typos: 0 },
  { name: 'keywords', typos: 0 },
];

/** The same as parameters of a variant search. */
export const listingFields = {
  query_by: fields.map(({ name }) => name).join(','),
  num_typos: fields.map(({ typos }) => typos).join(','),
};
