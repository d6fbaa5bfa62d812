import { useT } from '#app/i18n/use-t.ts';
import type { SearchResult } from '#app/search/client/search-result.ts';
import { textOf } from '#app/search/client/split-marks.ts';
import { MarkedText } from '#app/search/marked-text.tsx';
import { ReplacedCodes } from '#app/search/replaced-codes.tsx';
import { Thumbnail } from '#app/search/thumbnail.tsx';
import { CompareBox } from '#app/ui/compare-box.tsx';
import { Icon } from '#app/ui/icon.tsx';

/** The item whose SKU is exactly the query, above newer results that only begin with it. */
export function ExactResult({ result }: { result: SearchResult }) {
  const t = useT();
  const { sku, title, description, replaces, href, pictureUrl, compare } = result;
  return (
    <>
      <a className="exact-result" href={href} data-place>
        <Thumbnail url={pictureUrl} />
        <span className="exact-result-text">
          <span className="exact-result-label">
            <Icon name="check" size={14} /> {t('search.exact')}
          </span>
          <span className="exact-result-code">
            <MarkedText pieces={sku} isCode />
          </span>
          <ReplacedCodes codes={replaces} />
          <span className="exact-result-name">
            <span className="exact-result-title">
              <MarkedText pieces={title} />
            </span>{' '}
            <span className="exact-result-description">
              <MarkedText pieces={description} />
            </span>
          </span>
        </span>
        <Icon name="right" size={20} />
      </a>
      <CompareBox first={null} {...compare} name={textOf(compare.id ? sku : title)} />
    </>
  );
}
