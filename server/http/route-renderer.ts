import type { SiteContext } from '#app/services-context.ts';
import { logError } from '#server/http/errors.ts';
import { followNewsletter } from '#server/http/forms/follow-newsletter.ts';
import type { FormGate } from '#server/http/forms/form-gate.ts';
import { receiveForm } from '#server/http/forms/receive-form.ts';
import type { Rendered, Rendering } from '#server/http/render-page.ts';
import { createRenderingServices } from '#server/http/rendering-services.ts';
import type { Services } from '#server/services.ts';
import type { RenderRequest } from '#server/site-build.ts';

type RendererOptions = {
  services: Services;
  site: SiteContext;
  gate: FormGate;
  renderRequest: RenderRequest;
};

/** Renders pages with the services and, for a visitor's own request, the visitor's functions. */
export function createRouteRenderer({ services, site, gate, renderRequest }: RendererOptions) {
  const receiving = { forms: services.forms, gate };
  return async (request: Request, { visitor, problem }: Rendering): Promise<Rendered> => {
    const rendering = createRenderingServices(services);
    const page = await renderRequest(request, {
      services: rendering.services,
      site,
      visitor: visitor && {
        receiveForm: (locale, code) => receiveForm(receiving, visitor, { locale, code }),
        followNewsletter: (secret) => followNewsletter(receiving, visitor, secret),
        takeLookUp: () => gate.takeLookUp(visitor),
      },
      problem: problem ?? null,
      reportError: (error) =>
        logError(error, { path: new URL(request.url).pathname }, 'page failed'),
    });
    const { search, isTemporary } = rendering.notes;
    const onSend = search ? () => services.searchMisses.noteSearch(search) : undefined;
    return { ...page, isTemporary, onSend };
  };
}
