import type { FormEvent, Ref } from 'react';
import { useT } from '#app/i18n/use-t.ts';
import { Icon } from '#app/ui/icon.tsx';

type Props = {
  ref: Ref<HTMLInputElement>;
  action: string;
  text: string;
  isBusy: boolean;
  onChange: (text: string) => void;
  onSubmit: () => void;
  onClose: () => void;
};

/** The search form with the close button. */
export function SearchField({ ref, action, text, isBusy, onChange, onSubmit, onClose }: Props) {
  const t = useT();
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <div className="search-field-head">
      <div className="container search-field-row">
        <search className="search-field-search">
          <form className="search-field-form" action={action} onSubmit={submit}>
            <span className="search-field-icon" data-busy={isBusy || undefined}>
              <Icon name="search" size={24} />
            </span>
            <input
              ref={ref}
              className="search-field"
              type="text"
              name="search"
              value={text}
              aria-label={t('search.field')}
              placeholder={t('search.field')}
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              onChange={({ target }) => onChange(target.value)}
            />
          </form>
        </search>
        <button
          type="button"
          className="search-field-close"
          aria-label={t('close')}
          onClick={onClose}
        >
          <Icon name="close" size={24} />
        </button>
      </div>
    </div>
  );
}
