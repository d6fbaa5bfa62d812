import { ids, type Param, word } from '#server/http/rest/params.ts';

/** Terms of a taxonomy that a list is narrowed to. */
export type TermIds = {
  ids: number[];
  /** Terms below these count, too. */
  hasChildren: boolean;
  /** A record must have each of them. */
  isEach: boolean;
};

const TITLE = 'Term ID List';

/**
 * Ids of terms: a comma list, a list in brackets, or WordPress's parts `[terms]`, `[include_children]` and
 * `[operator]`; undefined when there are none.
 */
export function termIds({ description }: { description: string }): Param<TermIds | undefined> {
  const list = ids({ description, title: TITLE });
  const operator = word({ description: '', words: ['AND', 'OR'], fallback: 'OR' });
  return {
    fallback: undefined,
    openapi: list.openapi,
    read(value, name) {
      const parts = typeof value === 'object' && !Array.isArray(value) ? value : { terms: value };
      const terms = list.read(parts.terms ?? '', name);
      if ('problem' in terms) return terms;
      const how = operator.read(parts.operator ?? 'OR', `${name}[operator]`);
      if ('problem' in how) return how;
      if (!terms.value) return { value: undefined };
      const hasChildren = parts.include_children === 'true' || parts.include_children === '1';
      return { value: { ids: terms.value, hasChildren, isEach: how.value === 'AND' } };
    },
  };
}
