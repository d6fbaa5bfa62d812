import { useEffect, useRef } from 'react';
import { jsonInScript } from '#app/router/json-in-script.ts';
import type { MetaDescriptor } from '#app/router/match-routes.ts';
import {
  pageMatches,
  RouteGuard,
  useLocation,
  useRouter,
  useRouterState,
} from '#app/router/router.tsx';

/**
 * Title and descriptions of the current page: those of its last route that has some. If they fail, the page has none:
 * no error boundary surrounds the document.
 */
export function Meta() {
  const location = useLocation();
  useLeftData(location.pathname);
  return (
    <RouteGuard location={location} thrown={null} onError={() => null}>
      <RouteMeta />
    </RouteGuard>
  );
}

/** Structured data is in the document alone: it is removed when its page is left. */
function useLeftData(pathname: string) {
  const sent = useRef(pathname);
  useEffect(() => {
    if (pathname === sent.current) return;
    for (const data of document.head.querySelectorAll('[type="application/ld+json"]'))
      data.remove();
  }, [pathname]);
}

function RouteMeta() {
  const state = useRouterState();
  const { modules } = useRouter();
  const failed = state.matches.findIndex(({ id }) => id in state.errors);
  const all = pageMatches(state, modules);
  const matches = failed < 0 ? all : all.slice(0, failed + 1);
  const match = matches.findLast(({ id }) => modules[id]?.meta);
  const { location } = state;
  const descriptors = match && modules[match.id]?.meta?.({ ...match, matches, location } as never);
  return descriptors?.map((descriptor) => (
    <HeadElement
      key={JSON.stringify(descriptor)}
      descriptor={withPrefix(descriptor, match && state.actionData[match.id])}
    />
  ));
}

/** The result of a post may have words to put before the title of the page. */
function withPrefix(descriptor: MetaDescriptor, actionData: unknown): MetaDescriptor {
  if (!('title' in descriptor)) return descriptor;
  const prefix = (actionData as { titlePrefix?: string } | undefined)?.titlePrefix;
  return prefix ? { title: `${prefix} – ${descriptor.title}` } : descriptor;
}

function HeadElement({ descriptor }: { descriptor: MetaDescriptor }) {
  if ('title' in descriptor) return <title>{String(descriptor.title)}</title>;
  if ('script:ld+json' in descriptor) {
    const json = jsonInScript(descriptor['script:ld+json']);
    return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  }
  const { tagName: Tag = 'meta', ...attributes } = descriptor;
  return Tag === 'link' ? <link {...attributes} /> : <meta {...attributes} />;
}
