import { Fragment } from 'react';
import { joinFigures } from '#core/i18n/join-figures.ts';

/** A standard with its year, a breaker with its number: `EN 60598-2-2:2012`, `C16: 160`. */
const MAX_LENGTH = 18;

/** A text whose short items with digits stay on one line; an amendment of a standard may begin another. */
export function UnbrokenItems({ text }: { text: string }) {
  return text.split(/(?<=,) |(?=\+A\d)/).map((item, index) => (
    <Fragment key={index}>
      {index > 0 && (item.startsWith('+') ? <wbr /> : ' ')}
      {/\d/.test(item) && item.length <= MAX_LENGTH ? (
        <span className="comparison-item">{item}</span>
      ) : (
        joinFigures(item)
      )}
    </Fragment>
  ));
}
