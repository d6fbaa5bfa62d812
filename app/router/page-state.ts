import type { Match, RouteModule } from '#app/router/match-routes.ts';

export type Location = {
  pathname: string;
  /** With the question mark; '' for no query. */
  search: string;
  hash: string;
  /** Of the history entry. */
  key: string;
};

/** What a page is rendered from. */
export type PageState = {
  location: Location;
  matches: Match[];
  /** What the loaders have answered, by the id of the route. */
  loaderData: Record<string, unknown>;
  actionData: Record<string, unknown>;
  /** What has gone wrong, by the id of the route whose `ErrorBoundary` tells it. */
  errors: Record<string, unknown>;
};

/** Code of routes by their id. */
export type RouteModules = Record<string, RouteModule>;

/** An error that was meant as the answer to a request, such as 404. */
export type ErrorResponse = {
  status: number;
  /** When it may be asked again, s. */
  retryAfterS?: number | undefined;
};

export function isErrorResponse(error: unknown): error is ErrorResponse {
  return typeof (error as ErrorResponse | null)?.status === 'number';
}

/** The route that tells an error of the match at `index`: the nearest one that can, from it to the root. */
export function boundaryOf(matches: Match[], modules: RouteModules, index: number): string {
  const able = matches.slice(0, index + 1).findLast(({ id }) => modules[id]?.ErrorBoundary);
  return (able ?? (matches[0] as Match)).id;
}

/** A page's data as it goes over the line; a redirect in place of a page. */
export type PageData =
  | { redirect: string }
  | {
      redirect?: undefined;
      loaderData: Record<string, unknown>;
      actionData?: Record<string, unknown>;
      /** The status, and nothing else: reasons stay with the server. */
      errors?: Record<string, number>;
      /** Data that comes without a document: which build of the site it is for, by the address of its list of routes. */
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

/** Errors as they came over the line. */
export function readErrors(errors: Record<string, number> | undefined): Record<string, unknown> {
  return Object.fromEntries(Object.entries(errors ?? {}).map(([id, status]) => [id, { status }]));
}

/** Address of the data of a page, `/en/products.data?page=2`. */
export function dataUrl(pathname: string, search: string): string {
  return `${pathname.replace(/\/+$/, '')}${DATA_SUFFIX}${search}`;
}

export const DATA_SUFFIX = '.data';
