/** MIME type of each kind of file that may lie beside the content, by the ending of its name. */
export const mediaTypes: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  glb: 'model/gltf-binary',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
  zip: 'application/zip',
  ldt: 'application/octet-stream',
  ies: 'application/octet-stream',
  gldf: 'application/zip',
  dwg: 'application/octet-stream',
  rfa: 'application/octet-stream',
};

/** Endings of files that are scaled on request. */
export const pictureEndings: readonly string[] = ['webp', 'avif', 'jpg', 'png'];

/** Ending of a file name in lower case, without the dot; '' when there is none. */
export function endingOf(name: string): string {
  return name.match(/\.([A-Za-z0-9]+)$/)?.[1]?.toLowerCase() ?? '';
}
