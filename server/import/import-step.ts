/** Steps of an import, in this order. */
export type ImportStep = 'read' | 'check' | 'photometry' | 'media' | 'write' | 'sources' | 'search';
