/**
 * Name of the window's event that puts a variant into the visitor's project list or takes it out, a `CustomEvent`
 * whose detail is a `ProjectRequest`.
 */
export const PROJECT_EVENT = 'project-request';

export type ProjectRequest = {
  /** The variant. */
  id: number;
  /** The product that it belongs to. */
  parent: number;
  sku: string;
};

/** Asks the frame around the page; it loads what answers. */
export function requestProject(detail: ProjectRequest): void {
  window.dispatchEvent(new CustomEvent(PROJECT_EVENT, { detail }));
}
