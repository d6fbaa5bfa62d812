import { FileDrop } from '#app/photometry/file-drop.tsx';
import { useT } from '#app/photometry/photometry-texts.ts';
import { RefusedFile } from '#app/photometry/refused-file.tsx';
import { useOpenedFile } from '#app/photometry/use-opened-file.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';

type Props = { onOpen: (opened: { name: string; luminaire: Luminaire }) => void };

/** Reads a luminaire from the visitor's file, which stays in the browser. */
export function OwnLuminaire({ onOpen }: Props) {
  const { spectrum, refused, isReading, open } = useOpenedFile();
  const t = useT();

  async function take(file: File): Promise<void> {
    const [light] = await open(file);
    if (light) onOpen(light);
  }

  return (
    <>
      <FileDrop isReading={isReading} onFile={(file) => void take(file)} />
      {spectrum && (
        <p className="light-note" role="alert">
          {t('photometry.refusal.spectrum-alone')}
        </p>
      )}
      {refused && <RefusedFile {...refused} onRetry={(file) => void take(file)} />}
    </>
  );
}
