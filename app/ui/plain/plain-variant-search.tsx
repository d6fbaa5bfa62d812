import type { FoundVariant } from '#app/ui/use-variant-search.ts';

/** The variants that a text in the address finds. */
export type PlainSearch = { text: string; variants: FoundVariant[] };

type Props = {
  /** Address of the page, which keeps its state in its query. */
  action: string;
  /** The state to keep, by key. */
  state: Record<string, string>;
  /** Name of the field in the address. */
  name: string;
  search: PlainSearch | null;
  /** The address of the page with a variant added. */
  hrefWith: (id: number) => string;
  texts: {
    hint: string;
    label: string;
    submit: string;
    none: string;
    add: (code: string) => string;
  };
};

const MAX_TEXT = 200;

/** Finds variants by code or name and adds them with links: for browsers without scripts, inside a noscript element. */
export function PlainVariantSearch(props: Props) {
  const { action, state, name, search, hrefWith, texts } = props;
  return (
    <section className="plain-search" id={name} aria-label={texts.label}>
      <p>{texts.hint}</p>
      <form action={`${action}#${name}`}>
        {Object.entries(state).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <label>
          <span>{texts.label}</span>
          <input
            type="search"
            name={name}
            defaultValue={search?.text}
            maxLength={MAX_TEXT}
            required
          />
        </label>
        <button type="submit">{texts.submit}</button>
      </form>
      {search && search.variants.length === 0 && <p>{texts.none}</p>}
      {search && search.variants.length > 0 && (
        <ul>
          {search.variants.map(({ id, sku, description }) => (
            <li key={id}>
              <a href={hrefWith(id)} aria-label={texts.add(sku)}>
                {sku}
              </a>{' '}
              {description}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Reads the text of such a search from the address; empty without one. */
export function plainSearchText(params: URLSearchParams, name: string): string {
  return params.get(name)?.trim().slice(0, MAX_TEXT) ?? '';
}
