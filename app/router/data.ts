/** What a loader or an action answers, or throws, with a status and headers. */
export class DataWithInit<Data> {
  /** React Router's types of routes know its own class by these fields. */
  readonly type = 'DataWithInit';
  readonly data: Data;
  readonly init: ResponseInit;

  constructor(data: Data, init: ResponseInit) {
    this.data = data;
    this.init = init;
  }
}

/** Puts a status, or a status and headers, beside data. */
export function data<Data>(value: Data, init: number | ResponseInit = {}): DataWithInit<Data> {
  return new DataWithInit(value, typeof init === 'number' ? { status: init } : init);
}
