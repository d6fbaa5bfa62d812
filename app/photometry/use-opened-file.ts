import { useRef, useState } from 'react';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { FileRefusal, ReadLight, ReadSpectrum } from '#app/photometry/file-worker.ts';
import { readFile } from '#app/photometry/read-file.ts';

export type Refused = { file: File; reason: FileRefusal };

type State = {
  /** The light distributions of the last file opened; empty before. */
  lights: ReadLight[];
  /** The spectrum of the last file opened, if it is one. */
  spectrum: ReadSpectrum | null;
  refused: Refused | null;
  isReading: boolean;
};

const nothing: State = { lights: [], spectrum: null, refused: null, isReading: false };

/** Reads files in the browser; of several at once the last one wins. */
export function useOpenedFile() {
  const locale = useLocale();
  const [state, setState] = useState(nothing);
  const wanted = useRef<File | null>(null);

  async function open(file: File): Promise<ReadLight[]> {
    wanted.current = file;
    setState({ ...nothing, isReading: true });
    const { lights, spectrum, refusal } = await readFile({ file, locale });
    if (wanted.current !== file) return [];
    setState({ ...nothing, lights, spectrum, refused: refusal && { file, reason: refusal } });
    return lights;
  }

  return { ...state, open };
}
