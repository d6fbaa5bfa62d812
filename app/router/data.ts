/** The data of a loader or an action, returned or thrown, with a status and headers. */
export class DataWithInit<Data> {
  /** React Router's route types recognise its own class by these fields. */
  readonly type = 'DataWithInit';
  readonly data: Data;
  readonly init: ResponseInit;

  constructor(data: Data, init: ResponseInit) {
    this.data = data;
    this.init = init;
  }
}

/** Adds a status, or a status and headers, to data. */
export function data<Data>(value: Data, init: number | ResponseInit = {}): DataWithInit<Data> {
  return new DataWithInit(value, typeof init === 'number' ? { status: init } : init);
}
