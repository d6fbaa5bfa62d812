/** What an import is busy with, in this order. */
export type ImportStep = 'read' | 'check' | 'photometry' | 'media' | 'write';
