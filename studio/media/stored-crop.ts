import { useQuery } from '@tanstack/react-query';
import { CROPS_PATH, type Crop, cropRecordSchema, WHOLE } from '#core/content/crop-record.ts';
import type { OpenedFile } from '#core/studio/changes/change-set.ts';
import { isEqual } from '#core/studio/changes/values.ts';
import { call, StudioError } from '#studio/app/studio-client.ts';
import { recordFile } from '#studio/media/save-description.ts';

type Item = { file?: unknown };

/** The crops of a change set as its file has them; none where it has no such file. */
async function readCrops(id: string): Promise<Item[]> {
  try {
    const { value } = await call<OpenedFile>('GET', recordFile(id, CROPS_PATH));
    return Array.isArray(value) ? value : [];
  } catch (error) {
    if (error instanceof StudioError && error.id === 'studio-not-found') return [];
    throw error;
  }
}

const indexOf = (crops: readonly Item[], path: string) =>
  crops.findIndex((item) => item?.file === path);

function cropOf(crops: readonly Item[], path: string): Crop {
  const { data } = cropRecordSchema.safeParse(crops[indexOf(crops, path)]);
  if (!data) return WHOLE;
  const { file: _file, ...crop } = data;
  return crop;
}

/** What of a picture the site shows under a change set; undefined while it is read. */
export function useCrop(id: string, path: string, isPicture = true): Crop | undefined {
  const { data } = useQuery({
    queryKey: ['changes', id, 'crops'],
    queryFn: () => readCrops(id),
    enabled: isPicture,
  });
  return data && cropOf(data, path);
}

/**
 * Stores what of a picture the site shows.
 * @throws StudioError `studio-conflict` where somebody else has changed it since it was shown
 */
export async function saveCrop(
  id: string,
  { path, seen, crop }: { path: string; seen: Crop; crop: Crop },
): Promise<void> {
  const crops = await readCrops(id);
  const found = indexOf(crops, path);
  if (!isEqual(cropOf(crops, path), seen)) {
    throw new StudioError(409, { error: 'studio-conflict' });
  }
  const edit = {
    path: [found < 0 ? crops.length : found],
    from: crops[found] ?? null,
    to: isEqual(crop, WHOLE) ? null : { file: path, ...crop },
  };
  await call('PATCH', recordFile(id, CROPS_PATH), { edits: [edit] });
}

/** Shows the part of a picture that a crop leaves as a background. */
export function croppedBackground(source: string, { left, top, width, height }: Crop) {
  const shift = (from: number, share: number) => (share < 100 ? (from / (100 - share)) * 100 : 0);
  return {
    backgroundImage: `url("${source}")`,
    backgroundSize: `${10_000 / width}% ${10_000 / height}%`,
    backgroundPosition: `${shift(left, width)}% ${shift(top, height)}%`,
  };
}
