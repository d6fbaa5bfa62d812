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

/** How the page that shows came to be. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

export type RouterState = PageState & {
  navigationType: NavigationType;
  /** The address of the page that is being loaded; undefined while nothing is. */
  next?: Location | undefined;
};

/** Goes to an address of the site; settles when its page has come, or another one has been asked for. */
export type Navigate = (to: string, options?: { replace?: boolean }) => Promise<void>;

/** `isSamePage`: nothing but the address of the page that shows is another one. */
export type Listener = (state: RouterState, isSamePage: boolean) => void;

/** What pages are shown from: on the server a state that stays, in the browser one that follows the address. */
export type Router = {
  state: RouterState;
  modules: RouteModules;
  navigate: Navigate;
  /** Fetches code and data of a page, `/en/faqs`, ahead. */
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

/** The address of the page that shows, another object after every navigation. */
export const useLocation = () => useRequired(LocationContext);
export const useRouter = () => useRequired(RouterContext);
export const useNavigate = (): Navigate => useRouter().navigate;
export const useNavigationType = () => useRouterState().navigationType;
/** The address of the page that is being loaded; undefined while nothing is. */
export const useNextLocation = () => useRouterState().next;
export const useMatches = (): PageMatch[] => pageMatches(useRouterState(), useRouter().modules);

export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** What a route has around: the route below it. */
export const Outlet = () => useContext(OutletContext);

export const useRouterState = () => useRequired(StateContext);

/** The routes of a page with their data, from the root on. */
export function pageMatches(state: PageState, modules: RouteModules): PageMatch[] {
  return state.matches.map((match) => ({
    ...match,
    loaderData: state.loaderData[match.id],
    handle: modules[match.id]?.handle,
  }));
}

/** The page of a router's state, and in the browser every page after it. */
export function RouterProvider({ router }: { router: Router }) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    return router.subscribe((next, isSamePage) => {
      // A part of the page whose code is still to come would hold up a transition.
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
  /** What the loaders of the page have thrown. */
  thrown: Thrown;
  onError: (error: unknown) => ReactNode;
  children: ReactNode;
};

/** Shows what a route has for errors in place of one that has failed, until the address changes. */
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
