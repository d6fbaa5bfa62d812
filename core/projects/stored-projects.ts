import {
  cleanText,
  LONGEST_NAME,
  MOST_LINES,
  type Project,
  type ProjectLine,
  toLine,
} from '#core/projects/project.ts';
import { MOST_LISTS, NO_LISTS, type ProjectLists } from '#core/projects/project-lists.ts';

/** Key in local storage. The value is JSON: `{"version":1,"current":"…","lists":[…]}`. */
export const PROJECTS_KEY = 'projectLists';
const VERSION = 1;

/** Far above the size of the largest lists. */
const LONGEST_TEXT = 4_000_000;

/**
 * Parses the stored lists. Invalid lists and lines are dropped, values beyond the limits are truncated; text of another
 * shape or version gives no lists. Never throws.
 */
export function parseProjects(stored: unknown): ProjectLists {
  if (typeof stored !== 'string' || stored.length > LONGEST_TEXT) return NO_LISTS;
  try {
    const value: unknown = JSON.parse(stored);
    return isRecord(value) && value.version === VERSION ? toLists(value) : NO_LISTS;
  } catch {
    return NO_LISTS;
  }
}

/** Formats the lists for storage. */
export function formatProjects({ current, lists }: ProjectLists): string {
  return JSON.stringify({ version: VERSION, current, lists });
}

/** Returns false if a later version stored the lists, which must then not be overwritten. */
export function isWritable(stored: string | null): boolean {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return !(isRecord(value) && typeof value.version === 'number' && value.version > VERSION);
  } catch {
    return true;
  }
}

function toLists({ current, lists }: Record<string, unknown>): ProjectLists {
  if (!Array.isArray(lists)) return NO_LISTS;
  const byId = new Map<string, Project>();
  for (const list of lists) {
    const project = byId.size < MOST_LISTS ? toProject(list) : null;
    if (project && !byId.has(project.id)) byId.set(project.id, project);
  }
  const projects = [...byId.values()];
  const isKnown = typeof current === 'string' && byId.has(current);
  return { current: isKnown ? current : (projects[0]?.id ?? null), lists: projects };
}

function toProject(value: unknown): Project | null {
  if (!isRecord(value)) return null;
  const id = cleanText(value.id, 40);
  if (id === '') return null;
  const name = cleanText(value.name, LONGEST_NAME) || '–';
  return { id, name, lines: Array.isArray(value.lines) ? toLines(value.lines) : [] };
}

function toLines(values: unknown[]): ProjectLine[] {
  const keys = new Set<number>();
  const lines: ProjectLine[] = [];
  for (const value of values) {
    if (lines.length >= MOST_LINES) break;
    const wanted = isRecord(value) ? value.key : null;
    const isFree = Number.isSafeInteger(wanted) && (wanted as number) > 0;
    let key = isFree && (wanted as number) < 1e9 ? (wanted as number) : lines.length + 1;
    while (keys.has(key)) key += 1;
    const line = toLine(value, key);
    if (!line) continue;
    keys.add(key);
    lines.push(line);
  }
  return lines;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
