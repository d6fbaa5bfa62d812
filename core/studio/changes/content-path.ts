const MAX_LENGTH = 300;
const TEXT = /\.(ya?ml|csv|md)$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: names of files may have none.
const CONTROL = /[\u0000-\u001f\u007f]/;

/** Why a path is none of a content folder; null for one that is. */
export type PathFault =
  | 'path-absolute'
  | 'path-hidden'
  | 'path-characters'
  | 'path-long'
  | 'path-names';

/** Checks a path as it would be within a content folder: with slashes, no part empty or hidden, nothing above the folder. */
export function findPathFault(path: string): PathFault | null {
  if (path.length === 0 || path.length > MAX_LENGTH) return 'path-long';
  if (path.includes('\\') || CONTROL.test(path) || !path.isWellFormed()) return 'path-characters';
  if (path.startsWith('/') || /^[a-z]:/i.test(path)) return 'path-absolute';
  // Hidden parts include those that lead upwards.
  if (path.split('/').some((part) => part === '' || part.startsWith('.'))) return 'path-hidden';
  return null;
}

/** Names of devices, which Windows gives to no file. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/** Signs that Windows takes in no name, and those that show a name as another one. */
const UNPORTABLE = /[<>:"|?*\p{Cf}]|[. ]$/u;
const MAX_NAME_BYTES = 255;

/** Checks the path of a new file: as `findPathFault`, and folders of all systems must be able to have it. */
export function findNameFault(path: string): PathFault | null {
  const fault = findPathFault(path);
  if (fault) return fault;
  const parts = path.split('/');
  if (parts.some((part) => DEVICE.test(part) || UNPORTABLE.test(part))) return 'path-names';
  const sizeOf = (part: string) => new TextEncoder().encode(part).length;
  return parts.some((part) => sizeOf(part) > MAX_NAME_BYTES) ? 'path-long' : null;
}

/** Whether the importer reads a file as text, so that it is written as one. */
export function isTextPath(path: string): boolean {
  return TEXT.test(path);
}
