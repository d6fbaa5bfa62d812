/** MIME types of supported content files, by file extension. */
export const mediaTypes: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  glb: 'model/gltf-binary',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt',
  pdf: 'application/pdf',
  zip: 'application/zip',
  ldt: 'application/octet-stream',
  ies: 'application/octet-stream',
  spdx: 'application/octet-stream',
  gldf: 'application/zip',
  dwg: 'application/octet-stream',
  rfa: 'application/octet-stream',
};

/** Extensions of pictures that are scaled on request. */
export const pictureExtensions: readonly string[] = ['webp', 'avif', 'jpg', 'png'];

/** Returns the extension of a file name in lower case, without the dot; '' if there is none. */
export function extensionOf(name: string): string {
  return name.match(/\.([A-Za-z0-9]+)$/)?.[1]?.toLowerCase() ?? '';
}
