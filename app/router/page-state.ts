import type { Match, RouteModule } from '#app/router/match-routes.ts';

export type Location = {
  pathname: string;
  /** With the question mark; '' for no query. */
  search: string;
  hash: string;
  /** Key of the history entry. */
  key: string;
};

/** The state that a page is rendered from. */
export type PageState = {
  location: Location;
  matches: Match[];
  /** Data of the loaders, by the id of the route. */
  loaderData: Record<string, unknown>;
  actionData: Record<string, unknown>;
  /** Errors, by the id of the route whose `ErrorBoundary` shows them. */
  errors: Record<string, unknown>;
};

/** Modules of routes by their id. */
export type RouteModules = Record<string, RouteModule>;

/** An expected error response to a request, such as 404. */
export type ErrorResponse = {
  status: number;
  /** Seconds after which the request may be repeated. */
  retryAfterS?: number | undefined;
};

export function isErrorResponse(error: unknown): error is ErrorResponse {
  return typeof (error as ErrorResponse | null)?.status === 'number';
}

/**
 * Returns the route that shows an error of the match at `index`: the nearest one with an error boundary, from it to the
 * root.
 */
export function boundaryOf(matches: Match[], modules: RouteModules, index: number): string {
  const able = matches.slice(0, index + 1).findLast(({ id }) => modules[id]?.ErrorBoundary);
  return (able ?? (matches[0] as Match)).id;
}

/** A page's data as it is sent; a redirect in place of a page. */
export type PageData =
  | { redirect: string }
  | {
      redirect?: undefined;
      loaderData: Record<string, unknown>;
      actionData?: Record<string, unknown>;
      /** The status only: reasons stay on the server. */
      errors?: Record<string, number>;
      /** Data without a document: the address of the route list tells which build of the site it belongs to. */
      build?: string;
    };

export function toPageData(
  { loaderData, actionData, errors }: PageState,
  build?: string,
): PageData {
  const statuses = Object.entries(errors).map(([id, error]) => {
    return [id, isErrorResponse(error) ? error.status : 500] as const;
  });
  return {
    loaderData,
    ...(Object.keys(actionData).length > 0 && { actionData }),
    ...(statuses.length > 0 && { errors: Object.fromEntries(statuses) }),
    ...(build !== undefined && { build }),
  };
}

/** Restores errors from their sent form. */
export function readErrors(errors: Record<string, number> | undefined): Record<string, unknown> {
  return Object.fromEntries(Object.entries(errors ?? {}).map(([id, status]) => [id, { status }]));
}

/** Returns the address of a page's data, `/en/products.data?page=2`. */
export function dataUrl(pathname: string, search: string): string {
  return `${pathname.replace(/\/+$/, '')}${DATA_SUFFIX}${search}`;
}

export const DATA_SUFFIX = '.data';
