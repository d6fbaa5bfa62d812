/** The parts of WordPress's client that the tests use; the package has no types. */
declare module 'wpapi' {
  type Item = { id: number; slug: string; modified: string } & Record<string, unknown>;
  type List = Item[] & { _paging?: { total: number; totalPages: number; next?: Request } };
  type Request = PromiseLike<List> & {
    perPage(count: number): Request;
    orderby(key: string): Request;
    embed(): Request;
    slug(slug: string): Request;
    param(name: string, value: string | undefined): Request;
  };
  class WPAPI {
    constructor(options: { endpoint: string });
    static discover(url: string): Promise<WPAPI>;
    static site(endpoint: string, routes: object): WPAPI;
    registerRoute(namespace: string, route: string, options?: object): () => Request;
    product: () => Request;
    posts(): Request;
    root(path: string): { get(): Promise<unknown> };
  }
  export default WPAPI;
}
