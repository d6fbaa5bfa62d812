import { Collection } from '#core/search/collection.ts';
import { Float64List, Uint32List } from '#core/search/growing-list.ts';
import { DocumentStore } from '#core/search/values/document-values.ts';
import {
  Dictionary,
  ListColumn,
  NumberColumn,
  ValueColumn,
} from '#core/search/values/value-column.ts';
import { TextIndex } from '#core/search/words/text-index.ts';
import { Vocabulary } from '#core/search/words/vocabulary.ts';

/** A large part of an image: numbers, or values without structure. */
export type ImagePiece = ArrayBufferView<ArrayBuffer> | Primitive[] | Map<Primitive, Primitive>;

/**
 * A collection as plain data that can be stored: the large parts are pieces, and the structure names them by number. It
 * shares its pieces with the collection.
 */
export type CollectionImage = { structure: unknown; pieces: ImagePiece[] };

type Primitive = string | number | boolean | bigint | null | undefined;
type Fields = Record<string, unknown>;

/** A value within the structure; everything else is a primitive. */
type Node =
  | { piece: number }
  | { list: unknown[] }
  | { map: [unknown, unknown][] }
  | { object: Fields }
  | { made: string; fields: Fields };

/** Lists and maps of primitives that have at least as many values are pieces. */
const PIECE_SIZE = 256;

/** The classes that hold a collection's data, and how to make an empty instance: its fields are assigned to it. */
const classes = {
  Collection: {
    of: Collection,
    make: ({ schema, createdAt }: Fields) =>
      new Collection(schema as Collection['schema'], createdAt as number),
  },
  DocumentStore: { of: DocumentStore, make: () => new DocumentStore() },
  TextIndex: { of: TextIndex, make: () => new TextIndex() },
  Vocabulary: { of: Vocabulary, make: () => new Vocabulary() },
  ValueColumn: { of: ValueColumn, make: () => new ValueColumn() },
  ListColumn: { of: ListColumn, make: () => new ListColumn() },
  NumberColumn: { of: NumberColumn, make: () => new NumberColumn() },
  Dictionary: { of: Dictionary, make: () => new Dictionary() },
  Uint32List: { of: Uint32List, make: () => new Uint32List() },
  Float64List: { of: Float64List, make: () => new Float64List() },
};

/**
 * Returns the image of a collection that is not changed any more. Functions and objects of functions are left out: the
 * constructors make them. Throws for an instance of a class that is not listed above.
 */
export function toImage(collection: Collection): CollectionImage {
  const pieces: ImagePiece[] = [];
  const add = (piece: ImagePiece): Node => ({ piece: pieces.push(piece) - 1 });

  function take(value: unknown): unknown {
    if (isPrimitive(value)) return value;
    if (isNumbers(value)) return add(value);
    if (Array.isArray(value)) {
      return isBulk(value.length, value) ? add(value) : ({ list: value.map(take) } satisfies Node);
    }
    if (value instanceof Map) {
      if (isBulk(value.size, value.keys()) && isBulk(value.size, value.values())) return add(value);
      return { map: [...value].map(([key, item]) => [take(key), take(item)]) } satisfies Node;
    }
    const fields = takeFields(value as Fields);
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype === Object.prototype) return { object: fields } satisfies Node;
    return { made: nameOf(prototype), fields } satisfies Node;
  }

  function takeFields(value: Fields): Fields {
    const entries = Object.entries(value).filter(([, item]) => !isCode(item));
    return Object.fromEntries(entries.map(([name, item]) => [name, take(item)]));
  }

  return { structure: take(collection), pieces };
}

/** Returns the collection of an image, which then belongs to it. Throws for an image of another kind. */
export function fromImage({ structure, pieces }: CollectionImage): Collection {
  function give(value: unknown): unknown {
    if (isPrimitive(value)) return value;
    const node = value as Node;
    if ('piece' in node) return pieces[node.piece];
    if ('list' in node) return node.list.map(give);
    if ('map' in node) return new Map(node.map.map(([key, item]) => [give(key), give(item)]));
    if ('object' in node) return giveFields(node.object);
    const fields = giveFields(node.fields);
    const kind = classes[node.made as keyof typeof classes];
    return Object.assign(kind.make(fields), fields);
  }

  function giveFields(fields: Fields): Fields {
    return Object.fromEntries(Object.entries(fields).map(([name, item]) => [name, give(item)]));
  }

  const collection = give(structure);
  if (collection instanceof Collection) return collection;
  throw new Error('This is not the image of a collection.');
}

function nameOf(prototype: unknown): string {
  for (const [name, { of }] of Object.entries(classes)) if (of.prototype === prototype) return name;
  const { name } = (prototype as Fields).constructor as { name: string };
  throw new Error(`${name} is not among the classes of the search that can be stored.`);
}

function isPrimitive(value: unknown): value is Primitive {
  return value === null || (typeof value !== 'object' && typeof value !== 'function');
}

function isNumbers(value: unknown): value is ArrayBufferView<ArrayBuffer> {
  return ArrayBuffer.isView(value);
}

function isBulk(size: number, values: Iterable<unknown>): boolean {
  if (size < PIECE_SIZE) return false;
  for (const value of values) if (!isPrimitive(value)) return false;
  return true;
}

/** Whether a value is a function, or an object of functions. */
function isCode(value: unknown): boolean {
  if (typeof value === 'function') return true;
  if (typeof value !== 'object' || value === null) return false;
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  const parts = Object.values(value);
  return parts.length > 0 && parts.every((part) => typeof part === 'function');
}
