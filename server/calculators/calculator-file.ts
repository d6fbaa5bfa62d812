/** A file made from an address. */
export type CalculatorFile = { fileName: string; mimeType: string; bytes: Uint8Array };
