/**
 * Name of the window event that adds a variant to the visitor's project list or removes it, a `CustomEvent` whose
 * detail is a `ProjectRequest`.
 */
export const PROJECT_EVENT = 'project-request';

export type ProjectRequest = {
  /** Id of the variant. */
  id: number;
  /** Id of its product. */
  parent: number;
  sku: string;
};

/** Sends a request to the frame around the page, which loads its handler. */
export function requestProject(detail: ProjectRequest): void {
  window.dispatchEvent(new CustomEvent(PROJECT_EVENT, { detail }));
}
