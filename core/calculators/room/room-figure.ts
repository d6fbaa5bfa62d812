/** A figure with its target or limit, and whether it meets it. */
export type RoomFigure = {
  label: string;
  value: string;
  note?: string | undefined;
  isMet?: boolean | undefined;
};

/**
 * Checks whether a figure meets a limit as displayed, with `digits` decimals: 499.6 lx are displayed as 500 lx and
 * count as 500 lx.
 */
export function isShownWithin(
  value: number,
  digits: number,
  { least = -Infinity, most = Infinity }: { least?: number; most?: number },
): boolean {
  const shown = (value: number) => Number(value.toFixed(digits));
  return shown(value) >= shown(least) && shown(value) <= shown(most);
}
