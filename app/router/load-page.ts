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
  let acted: Outcome | null = null;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const action = request.method === 'POST' && modules[leaf.id]?.action;
    acted = action ? await outcomeOf(() => action(argsFor(leaf))) : refuse(405);
  }
  const answers = await Promise.all(
    matches.map((match) => {
      const { loader } = modules[match.id] ?? {};
      const isRefused = acted?.hasFailed && match === leaf;
      return loader && !isRefused ? outcomeOf(() => loader(argsFor(match))) : null;
    }),
  );
  const response = [acted, ...answers]
    .map((answer) => answer?.data ?? answer?.error)
    .find(isResponse);
  if (response) return response;

  const errors: Record<string, unknown> = {};
  const told = [
    ...(acted ? [{ at: matches.length - 1, answer: acted }] : []),
    ...answers.map((answer, at) => ({ at, answer })),
  ];
  for (const { at, answer } of told) {
    if (answer?.hasFailed)
      errors[boundaryOf(matches, modules as RouteModules, at)] ??= answer.error;
  }
  const loaded = matches.flatMap(({ id }, at) => {
    const answer = answers[at];
    return answer && !answer.hasFailed ? [[id, answer.data] as const] : [];
  });
  const state: PageState = {
    location: toLocation(url),
    matches,
    loaderData: Object.fromEntries(loaded),
    actionData: acted && !acted.hasFailed ? { [leaf.id]: acted.data } : {},
    errors,
  };
  return {
    state,
    status: statusOf(acted, answers),
    headers: headersOf(modules, state, { acted, answers }),
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

function statusOf(acted: Outcome | null, answers: (Outcome | null)[]): number {
  if (acted) return acted.status;
  const failed = answers.find((answer) => answer?.hasFailed);
  return (failed ?? answers.findLast((answer) => answer && answer.status !== 200))?.status ?? 200;
}

/** Returns the headers of the routes with `headers`, from the root to the page or to the route that shows the error. */
function headersOf(
  modules: Record<string, ServerRouteModule>,
  { matches, errors }: PageState,
  { acted, answers }: { acted: Outcome | null; answers: (Outcome | null)[] },
): Headers {
  const failed = matches.findIndex(({ id }) => id in errors);
  const shown = failed < 0 ? matches : matches.slice(0, failed + 1);
  const errorHeaders = [...answers, acted].find((answer) => answer?.hasFailed)?.headers;
  return shown.reduce((parentHeaders, { id }, at) => {
    const { headers } = modules[id] ?? {};
    if (!headers) return parentHeaders;
    const isPage = at === matches.length - 1;
    const args = {
      parentHeaders,
      loaderHeaders: answers[at]?.headers ?? new Headers(),
      actionHeaders: (isPage && acted?.headers) || new Headers(),
      errorHeaders: at === failed ? errorHeaders : undefined,
    };
    return new Headers(headers(args));
  }, new Headers());
}

/** A document's history entry has no key yet. */
function toLocation({ pathname, search }: URL): Location {
  return { pathname, search, hash: '', key: 'default' };
}
