import type { Crop } from '#core/content/crop-record.ts';
import { say } from '#core/say.ts';
import { extensionOf, pictureExtensions } from '#server/files/media-types.ts';
import { type Complain, complaintsAbout } from '#server/import/check/complaints.ts';
import { quote, type Report } from '#server/import/content-problem.ts';
import { didYouMean } from '#server/import/nearest.ts';
import type { Content } from '#server/import/read/content-records.ts';
import type { SourceFolder } from '#server/import/read/source-folder.ts';

const isPicture = (path: string) => pictureExtensions.includes(extensionOf(path));

/** Checks that each crop is of a picture, of each once, and within it; returns them by the path of the picture. */
export function checkCrops(
  { crops }: Pick<Content, 'crops'>,
  { files }: Pick<SourceFolder, 'files'>,
  report: Report,
): Map<string, Crop> {
  const found = new Map<string, Crop>();
  if (!crops) return found;
  const complain = complaintsAbout(crops, report);
  for (const [index, { file, ...crop }] of crops.record.entries()) {
    if (found.has(file)) {
      const problem = say`${quote(file)} is cropped already above`;
      complain([index, 'file'], file, { problem, whatToDo: say`Remove one of the two.` });
    }
    if (!isPicture(file)) {
      const problem = say`${quote(file)} is no picture`;
      complain([index, 'file'], file, { problem, whatToDo: say`Only pictures are cropped.` });
    } else if (!files.has(file)) {
      const pictures = [...files.keys()].filter(isPicture);
      const whatToDo = say`${didYouMean(file, pictures)}Correct the path, or remove the crop.`;
      const problem = say`the file ${quote(file)} does not exist`;
      // A picture may be removed before its crop.
      complain([index, 'file'], file, { problem, whatToDo, severity: 'warn' });
    }
    checkEnds(crop, index, complain);
    found.set(file, crop);
  }
  return found;
}

function checkEnds({ left, top, width, height }: Crop, index: number, complain: Complain): void {
  const sides = { width: [left, width], height: [top, height] } as const;
  for (const [side, [start, length]] of Object.entries(sides)) {
    if (start + length <= 100) continue;
    const problem = say`the crop ends at ${start + length} %, beyond the picture`;
    const whatToDo = say`Write less, or begin further left or above.`;
    complain([index, side], length, { problem, whatToDo });
  }
}
