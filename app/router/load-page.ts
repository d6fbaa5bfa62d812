import type { RouterContextProvider } from 'react-router';
import { DataWithInit } from '#app/router/data.ts';
import type { Match, Params, RouteModule } from '#app/router/match-routes.ts';
import {
  boundaryOf,
  isErrorResponse,
  type Location,
  type PageState,
  type RouteModules,
} from '#app/router/page-state.ts';

type Context = Readonly<RouterContextProvider>;
type LoaderArgs = { request: Request; url: URL; params: Params; context: Context };
type HeadersArgs = {
  loaderHeaders: Headers;
  actionHeaders: Headers;
  parentHeaders: Headers;
  errorHeaders: Headers | undefined;
};

/** The parts of a route module that run on the server only. */
export type ServerRouteModule = RouteModule & {
  loader?: (args: LoaderArgs) => unknown;
  /** Handles a POST to the page. It rejects other sites itself: the code that receives forms checks the origin. */
  action?: (args: LoaderArgs) => unknown;
  headers?: (args: HeadersArgs) => HeadersInit;
};

export type LoadedPage = { state: PageState; status: number; headers: Headers };

/** Result of a loader, with the status and headers of `data()`. */
type Outcome = {
  data?: unknown;
  error?: unknown;
  hasFailed: boolean;
  status: number;
  headers: Headers;
};

/**
 * Runs the action of a POST, and then the loaders of a request in parallel.
 * @returns the page's state, or the response that an action or a loader returned instead: a redirect, a file.
 */
export async function loadPage(
  modules: Record<string, ServerRouteModule>,
  request: Request,
  { matches, url, context }: { matches: Match[]; url: URL; context: Context },
): Promise<LoadedPage | Response> {
  const leaf = matches.at(-1) as Match;
  const argsFor = ({ params }: Match) => ({ request, url, params, context });
  let actionOutcome: Outcome | null = null;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const action = request.method === 'POST' && modules[leaf.id]?.action;
    actionOutcome = action ? await outcomeOf(() => action(argsFor(leaf))) : refuse(405);
  }
  const outcomes = await Promise.all(
    matches.map((match) => {
      const { loader } = modules[match.id] ?? {};
      const isRefused = actionOutcome?.hasFailed && match === leaf;
      return loader && !isRefused ? outcomeOf(() => loader(argsFor(match))) : null;
    }),
  );
  const response = [actionOutcome, ...outcomes]
    .map((outcome) => outcome?.data ?? outcome?.error)
    .find(isResponse);
  if (response) return response;

  const errors: Record<string, unknown> = {};
  const results = [
    ...(actionOutcome ? [{ index: matches.length - 1, outcome: actionOutcome }] : []),
    ...outcomes.map((outcome, index) => ({ index, outcome })),
  ];
  for (const { index, outcome } of results) {
    if (outcome?.hasFailed)
      errors[boundaryOf(matches, modules as RouteModules, index)] ??= outcome.error;
  }
  const loaded = matches.flatMap(({ id }, index) => {
    const outcome = outcomes[index];
    return outcome && !outcome.hasFailed ? [[id, outcome.data] as const] : [];
  });
  const state: PageState = {
    location: toLocation(url),
    matches,
    loaderData: Object.fromEntries(loaded),
    actionData: actionOutcome && !actionOutcome.hasFailed ? { [leaf.id]: actionOutcome.data } : {},
    errors,
  };
  return {
    state,
    status: statusOf(actionOutcome, outcomes),
    headers: headersOf(modules, state, { actionOutcome, outcomes }),
  };
}

async function outcomeOf(run: () => unknown): Promise<Outcome> {
  try {
    return toOutcome(await run(), false);
  } catch (error) {
    return toOutcome(error, true);
  }
}

function toOutcome(value: unknown, isThrown: boolean): Outcome {
  const told = value instanceof DataWithInit ? value : null;
  const status = told?.init.status ?? 200;
  const headers = new Headers(told?.init.headers);
  if (!isThrown) return { data: told ? told.data : value, hasFailed: false, status, headers };
  // A thrown redirect is a response like a returned one.
  const error = told ? { status } : value;
  return { error, hasFailed: true, status: isErrorResponse(error) ? error.status : 500, headers };
}

function refuse(status: number): Outcome {
  return { error: { status }, hasFailed: true, status, headers: new Headers() };
}

const isResponse = (value: unknown): value is Response => value instanceof Response;

/** An error decides, then the action, then the page. */
function statusOf(actionOutcome: Outcome | null, outcomes: (Outcome | null)[]): number {
  const all = [actionOutcome, ...outcomes];
  const deciding =
    all.find((outcome) => outcome?.hasFailed) ??
    actionOutcome ??
    outcomes.findLast((outcome) => outcome && outcome.status !== 200);
  return deciding?.status ?? 200;
}

/** Returns the headers of the routes with `headers`, from the root to the page or to the route that shows the error. */
function headersOf(
  modules: Record<string, ServerRouteModule>,
  { matches, errors }: PageState,
  { actionOutcome, outcomes }: { actionOutcome: Outcome | null; outcomes: (Outcome | null)[] },
): Headers {
  const failed = matches.findIndex(({ id }) => id in errors);
  const shown = failed < 0 ? matches : matches.slice(0, failed + 1);
  const errorHeaders = [...outcomes, actionOutcome].find((outcome) => outcome?.hasFailed)?.headers;
  return shown.reduce((parentHeaders, { id }, index) => {
    const { headers } = modules[id] ?? {};
    if (!headers) return parentHeaders;
    const isPage = index === matches.length - 1;
    const args = {
      parentHeaders,
      loaderHeaders: outcomes[index]?.headers ?? new Headers(),
      actionHeaders: (isPage && actionOutcome?.headers) || new Headers(),
      errorHeaders: index === failed ? errorHeaders : undefined,
    };
    return new Headers(headers(args));
  }, new Headers());
}

/** A document's history entry has no key yet. */
function toLocation({ pathname, search }: URL): Location {
  return { pathname, search, hash: '', key: 'default' };
}
