import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { labelText } from '#app/i18n/label-text.ts';
import { useT } from '#app/screens/listing/filters/filter-texts.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { ListingChip } from '#core/catalogue/listing/listing-view.ts';
import type { Translate } from '#core/i18n/translate.ts';

type Props = {
  chips: ListingChip[];
  /** Path of the listing, without its query. */
  path: string;
  /** Query without any filter. */
  clearQuery: string;
  /** Id of the element that takes the focus when the last chip is removed. */
  nextId: string;
};

/** Lists the active filters of a listing, each with a link that removes it. */
export function Chips({ chips, path, clearQuery, nextId }: Props) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const pressedAt = useRef(-1);
  // The pressed link is gone; the link in its place takes the focus, before `keepFocus` looks for another element.
  useLayoutEffect(() => {
    if (pressedAt.current < 0 || document.activeElement !== document.body) return;
    const links = list.current?.querySelectorAll('a') ?? [];
    const next = links[Math.min(pressedAt.current, links.length - 1)];
    (next ?? document.getElementById(nextId))?.focus({ preventScroll: true });
    pressedAt.current = -1;
  }, [chips]);

  if (chips.length === 0) return null;
  function onClick({ currentTarget, target }: MouseEvent) {
    const links = [...currentTarget.querySelectorAll('a')];
    pressedAt.current = links.findIndex((link) => link.contains(target as Node));
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside handle keys
    <ul ref={list} className="chips" aria-label={t('filter.chosen')} onClick={onClick}>
      {chips.map((chip) => {
        const { label, value } = chipTexts(t, chip);
        return (
          <li key={`${chip.facet} ${chip.value}`}>
            <a
              className="chips-chip"
              href={path + chip.query}
              rel="nofollow"
              aria-label={t('filter.remove', { name: value ? `${label} ${value}` : label })}
            >
              {value && <span className="chips-label">{`${label} `}</span>}
              <span className="chips-value">{value || label}</span>
              <Icon name="close" size={12} />
            </a>
          </li>
        );
      })}
      <li>
        <a className="chips-clear" href={path + clearQuery} rel="nofollow">
          {t('filter.clear')}
        </a>
      </li>
    </ul>
  );
}

/** Returns a chip's texts: `{ label: 'IP rating', value: 'IP65' }`; a flag has only a label. */
export function chipTexts(t: Translate, { label, valueLabel }: ListingChip) {
  return { label: t(label), value: valueLabel ? labelText(t, valueLabel) : '' };
}
