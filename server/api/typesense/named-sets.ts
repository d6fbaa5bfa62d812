import { SearchError } from '#core/search/search-error.ts';

/** Where a set's items go, and what Typesense calls them. */
type SetsOptions<Item extends { id: string }> = {
  read: (value: unknown) => Item;
  list: (collection: string) => Item[];
  set: (collection: string, item: Item) => unknown;
  remove: (collection: string, id: string) => unknown;
  /** Key of a collection that names its sets. */
  key: 'synonym_sets' | 'curation_sets';
  /** What a missing set is called: of its own address, and in a collection. */
  missing: string;
  label: string;
};

/** Most items of a set. */
const MAX_ITEMS = 1_000;

export type NamedSets = ReturnType<typeof createNamedSets>;

/** The names of the sets that each collection uses. */
function createUsers<Item extends { id: string }>(
  options: SetsOptions<Item>,
  sets: ReadonlyMap<string, Item[]>,
) {
  const { key, label } = options;
  const users = new Map<string, string[]>();

  function apply(collection: string) {
    for (const { id } of options.list(collection)) options.remove(collection, id);
    for (const set of users.get(collection) ?? []) {
      for (const item of sets.get(set) ?? [])
        options.set(collection, { ...item, id: `${set}/${item.id}` });
    }
  }

  return {
    /** Gives the collections that use a set its items. */
    update(set: string) {
      for (const [collection, names] of users) if (names.includes(set)) apply(collection);
    },

    /** Returns the names of the sets that a collection uses. */
    usedBy: (collection: string): string[] => users.get(collection) ?? [],

    /** Assigns sets to a collection by name. Throws a `SearchError` 400 or 404. */
    use(collection: string, names: unknown) {
      checkNames(names, key);
      for (const name of names) {
        if (!sets.has(name))
          throw new SearchError('search-not-found', `${label} \`${name}\` not found.`);
      }
      users.set(collection, names);
      apply(collection);
    },

    forget(collection: string) {
      users.delete(collection);
    },
  };
}

/**
 * Stores named sets as in Typesense 30 and later. The engine stores items per collection: a collection gets those of all
 * sets that it uses.
 */
export function createNamedSets<Item extends { id: string }>(options: SetsOptions<Item>) {
  const { read } = options;
  const sets = new Map<string, Item[]>();
  const { update, ...users } = createUsers(options, sets);

  function itemsOf(name: string): Item[] {
    const items = sets.get(name);
    if (!items) throw new SearchError('search-not-found', options.missing);
    return items;
  }

  return {
    ...users,

    list: () => [...sets].map(([name, items]) => ({ name, items })),

    get: (name: string) => ({ name, items: itemsOf(name) }),

    put(name: string, items: unknown) {
      if (!Array.isArray(items))
        throw new SearchError('search-invalid', "Missing or invalid 'items' field");
      if (items.length > MAX_ITEMS)
        throw new SearchError('search-invalid', `A set has at most ${MAX_ITEMS} items.`);
      sets.set(name, items.map(read));
      update(name);
      return this.get(name);
    },

    delete(name: string) {
      itemsOf(name);
      sets.delete(name);
      update(name);
      return { name };
    },

    getItem(name: string, id: string) {
      const item = itemsOf(name).find((candidate) => candidate.id === id);
      if (!item) throw new SearchError('search-not-found', 'Could not find that `id`.');
      return item;
    },

    putItem(name: string, item: Record<string, unknown>) {
      const written = read(item);
      const others = itemsOf(name).filter(({ id }) => id !== written.id);
      this.put(name, [...others, written]);
      return written;
    },

    deleteItem(name: string, id: string) {
      this.getItem(name, id);
      this.put(
        name,
        itemsOf(name).filter((item) => item.id !== id),
      );
      return { id };
    },
  };
}

function checkNames(names: unknown, key: string): asserts names is string[] {
  if (!Array.isArray(names) || names.some((name) => typeof name !== 'string' || name === '')) {
    throw new SearchError('search-invalid', `\`${key}\` should be an array of non-empty strings.`);
  }
}
