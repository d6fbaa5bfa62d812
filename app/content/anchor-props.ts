import type { Localised } from '#core/i18n/localised.ts';

/** A part of a page, and its anchors on the page in other languages. */
type Anchored = { anchor: string; anchors?: Partial<Localised> | undefined };

/** The id of a part, and what links to the page in other languages read: `data-anchor-es`. */
export function anchorProps({ anchor, anchors = {} }: Anchored) {
  const others = Object.entries(anchors).map(([locale, other]) => [`data-anchor-${locale}`, other]);
  return { id: anchor, ...Object.fromEntries(others) };
}
