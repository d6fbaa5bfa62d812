/**
 * Marks pictures that fail to load, now and later, so that the page shows a plain background in their place
 * (`reset.css`). Pictures that failed before any script ran are recognised by their state.
 */
export function markMissingPictures(): void {
  for (const image of document.images) if (hasFailed(image)) mark(image, true);
  // Neither event bubbles.
  document.addEventListener('error', onEvent, true);
  document.addEventListener('load', onEvent, true);
}

function onEvent({ type, target }: Event) {
  if (target instanceof HTMLImageElement) mark(target, type === 'error');
}

const hasFailed = ({ complete, currentSrc, naturalWidth }: HTMLImageElement) =>
  complete && currentSrc !== '' && naturalWidth === 0;

function mark(image: HTMLImageElement, isMissing: boolean) {
  if (isMissing) image.dataset.missing = '';
  else delete image.dataset.missing;
}
