import { say } from '#core/say.ts';
import type { Report } from '#server/import/content-problem.ts';

const BY_HAND = say`Enter it in the record where it belongs.`;
const MAP = say`Say in columns.yaml which column it is, with its values, or complete catalogue/etim.yaml.`;

/** Why something in a file is not taken, and what to do. */
const reasons = {
  price: [say`prices are no part of the content`, say`Nothing needs to be done.`],
  document: [
    say`links to files are listed, the files are not fetched`,
    say`Get the files and put them beside the product, or upload them.`,
  ],
  product: [say`it belongs to the record of the product`, say`Compare it with product.yaml.`],
  language: [say`the site does not have the language`, say`Nothing needs to be done.`],
  other: [say`no column of variants has it`, BY_HAND],
  unit: [say`the unit is not known`, BY_HAND],
  form: [say`the product has not the form of the format`, say`Get the file again from the system.`],
  value: [say`catalogue/etim.yaml does not say what the value means`, MAP],
  several: [say`several values of the column fit it`, BY_HAND],
  settled: [say`another feature of the file says something else of the same column`, BY_HAND],
  class: [
    say`the content gives these products another ETIM class or none`,
    say`Compare the classes in catalogue/etim.yaml with the construction and types of the products.`,
  ],
  'of-several': [
    say`the content has packs of several, and the file states the size of one`,
    say`Compare it with the columns of the pack.`,
  ],
  unknown: [
    say`the content has neither these codes nor a product that they begin with`,
    say`Create the products first; a file of variants cannot make them.`,
  ],
  removed: [
    say`the file says that they are gone`,
    say`Remove the rows, or say in product.yaml that the product is discontinued.`,
  ],
} as const;

export type UnreadReason = keyof typeof reasons;

/** Lists what a file states and the content does not take: each name once, with how often and an example. */
export function createUnread() {
  const found = new Map<string, { field: string; reason: UnreadReason; values: string[] }>();
  const note = (field: string, reason: UnreadReason, value: string) => {
    const key = `${field}\0${reason}`;
    const known = found.get(key) ?? { field, reason, values: [] };
    known.values.push(value);
    found.set(key, known);
  };
  const tell = (file: string, report: Report) => {
    for (const { field, reason, values } of found.values()) {
      const [because, whatToDo] = reasons[reason];
      const examples = [...new Set(values)].slice(0, 3).map(shorten).filter(Boolean);
      const shown = examples.length > 0 ? say` (${examples})` : '';
      const problem =
        values.length === 1
          ? say`stated once and not read: ${because}${shown}`
          : say`stated ${values.length} times and not read: ${because}${shown}`;
      report.warn({ file, place: null, field, value: values[0], problem, whatToDo });
    }
  };
  return { note, tell };
}

export type Unread = ReturnType<typeof createUnread>;

function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length > 60 ? `${plain.slice(0, 57)}...` : plain;
}
