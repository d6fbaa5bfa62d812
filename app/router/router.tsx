import {
  Component,
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import type { PageMatch, RouteProps } from '#app/router/match-routes.ts';
import type { Location, PageState, RouteModules } from '#app/router/page-state.ts';

/** How the current page was reached. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

export type RouterState = PageState & {
  navigationType: NavigationType;
  /** The address of the page that is being loaded; undefined when idle. */
  next?: Location | undefined;
};

/** Navigates to an address of the site; settles when its page has loaded, or another one has been requested. */
export type Navigate = (to: string, options?: { replace?: boolean }) => Promise<void>;

/** `isSamePage`: only the address of the current page changes. */
export type Listener = (state: RouterState, isSamePage: boolean) => void;

/** Source of the page state: constant on the server, following the address in the browser. */
export type Router = {
  state: RouterState;
  modules: RouteModules;
  navigate: Navigate;
  /** Prefetches code and data of a page, `/en/faqs`. */
  prefetch(page: string): void;
  subscribe(listener: Listener): () => void;
};

const StateContext = createContext<RouterState | null>(null);
const RouterContext = createContext<Router | null>(null);
const LocationContext = createContext<Location | null>(null);
const OutletContext = createContext<ReactNode>(null);

function useRequired<T>(context: React.Context<T | null>): T {
  const value = useContext(context);
  if (value === null) throw new Error('There is no router around this.');
  return value;
}

/** Returns the address of the current page, a new object after every navigation. */
export const useLocation = () => useRequired(LocationContext);
export const useRouter = () => useRequired(RouterContext);
export const useNavigate = (): Navigate => useRouter().navigate;
export const useNavigationType = () => useRouterState().navigationType;
/** Returns the address of the page that is being loaded; undefined when idle. */
export const useNextLocation = () => useRouterState().next;
export const useMatches = (): PageMatch[] => pageMatches(useRouterState(), useRouter().modules);

export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Renders the child route. */
export const Outlet = () => useContext(OutletContext);

export const useRouterState = () => useRequired(StateContext);

/** Renders the routes of a page with their data, from the root on. */
export function pageMatches(state: PageState, modules: RouteModules): PageMatch[] {
  return state.matches.map((match) => ({
    ...match,
    loaderData: state.loaderData[match.id],
    handle: modules[match.id]?.handle,
  }));
}

/** Renders the page of a router's state, and in the browser every later page. */
export function RouterProvider({ router }: { router: Router }) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    return router.subscribe((next, isSamePage) => {
      // A part of the page whose code is still missing would block a transition.
      if (isSamePage) setState(next);
      else startTransition(() => setState(next));
    });
  }, [router]);
  return (
    <RouterContext value={router}>
      <StateContext value={state}>
        <LocationContext value={state.location}>
          <RouteElement state={state} router={router} at={0} />
        </LocationContext>
      </StateContext>
    </RouterContext>
  );
}

type ElementProps = { state: RouterState; router: Router; at: number };

function RouteElement({ state, router, at }: ElementProps) {
  const match = state.matches[at];
  if (!match) return null;
  const { id, params } = match;
  const { default: Page = Outlet, ErrorBoundary, Layout } = router.modules[id] ?? {};
  const props: RouteProps = {
    params,
    loaderData: state.loaderData[id],
    actionData: state.actionData[id],
  };
  const below = <RouteElement state={state} router={router} at={at + 1} />;
  let element = (
    <OutletContext value={below}>
      <Page {...props} />
    </OutletContext>
  );
  if (ErrorBoundary) {
    const thrown = id in state.errors ? { error: state.errors[id] } : null;
    element = (
      <RouteGuard
        location={state.location}
        thrown={thrown}
        onError={(error) => <ErrorBoundary {...props} error={error} />}
      >
        {element}
      </RouteGuard>
    );
  }
  return Layout ? <Layout>{element}</Layout> : element;
}

type Thrown = { error: unknown } | null;
type GuardProps = {
  location: Location;
  /** Returns the errors of the page's loaders. */
  thrown: Thrown;
  onError: (error: unknown) => ReactNode;
  children: ReactNode;
};

/** Renders a route's error boundary in place of a failed route, until the address changes. */
export class RouteGuard extends Component<GuardProps, { location: Location; thrown: Thrown }> {
  override state = { location: this.props.location, thrown: this.props.thrown };

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps(
    { location, thrown }: GuardProps,
    state: { location: Location; thrown: Thrown },
  ) {
    if (state.location === location) return { thrown: thrown ?? state.thrown };
    return { location, thrown };
  }

  override render() {
    const { thrown } = this.state;
    return thrown ? this.props.onError(thrown.error) : this.props.children;
  }
}
