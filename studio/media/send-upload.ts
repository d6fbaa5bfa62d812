import { sendBytes } from '#studio/app/studio-client.ts';
import { mediaFile } from '#studio/media/media-paths.ts';

/** A file for a change set; `hash` is that of the file that the person replaces, '' for none. */
export type SentFile = { path: string; hash: string; file: File };

/** Stores a file in a change set; returns other paths of the same bytes. @throws StudioError */
export async function sendFile(id: string, { path, hash, file }: SentFile): Promise<string[]> {
  const { sameAs } = await sendBytes<{ sameAs: string[] }>(mediaFile(id, path, hash), file);
  return sameAs;
}
