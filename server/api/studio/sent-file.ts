import type { StudioReply } from '#server/api/studio/studio-endpoint.ts';

type SentFile = { bytes: Uint8Array; isPhoto: boolean };

/** A file of a visitor. Photos are re-encoded, so they are shown; documents are saved, never opened on this site. */
export function sentFile({ bytes, isPhoto }: SentFile): NonNullable<StudioReply['file']> {
  const [name, type] = isPhoto ? ['photo.jpg', 'image/jpeg'] : ['document.pdf', 'application/pdf'];
  return { name, type, content: new Uint8Array(bytes), isShown: isPhoto };
}
