declare module 'saxen' {
  /** A streaming XML parser without DTDs or entities of documents. */
  export class Parser {
    on(
      name: 'openTag',
      onOpen: (name: string, attributes: () => Record<string, string>) => void,
    ): this;
    on(name: 'closeTag', onClose: (name: string) => void): this;
    on(name: 'text' | 'cdata' | 'attention', onText: (text: string) => void): this;
    on(name: 'error', onError: (error: Error) => void): this;
    /** Parses the next part of a document. */
    write(xml: string): this;
    /** Parses what is left. */
    end(): Error | null;
  }
}
