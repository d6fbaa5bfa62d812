import { say } from '#core/say.ts';
import { UnreadableFile } from '#server/import/unreadable-file.ts';

const FROM_SUPPLIER = say`Get the file again from the system that wrote it.`;
const DIVIDE = say`Have the system write several files, each with a part of the range.`;

/** Why a BMEcat or xChange file is not read: the fault and what to do. */
const reasons = {
  'broken-xml': [say`is damaged: it is not well-formed XML`, FROM_SUPPLIER],
  'broken-json': [say`is damaged: it is not valid JSON`, FROM_SUPPLIER],
  entities: [
    say`declares entities of its own, which are not expanded`,
    say`Have the system write it without a document type, or with one that names a file only.`,
  ],
  encoding: [
    say`is in an encoding that is not known`,
    say`Have the system write it in UTF-8, and say so in its first line.`,
  ],
  'too-deep': [say`has elements within elements beyond what BMEcat needs`, FROM_SUPPLIER],
  'too-large': [say`is larger than 100 MB`, DIVIDE],
  'product-too-large': [say`has a product of more than 20,000 elements`, FROM_SUPPLIER],
  'not-bmecat': [
    say`is XML, but no BMEcat catalogue`,
    say`Choose a BMEcat 2005 file (.xml), an ETIM xChange file (.json), a CSV file or a workbook.`,
  ],
  'bmecat-1.2': [say`is BMEcat 1.2`, say`Have the system write BMEcat 2005.`],
  'not-xchange': [
    say`is JSON, but no ETIM xChange catalogue: it has no list \`Supplier\` with products`,
    say`Choose a BMEcat 2005 file (.xml), an ETIM xChange file (.json), a CSV file or a workbook.`,
  ],
  'not-variations': [
    say`has no variants of a site under variations, by language`,
    say`Pull it again with npm run pull.`,
  ],
} as const;

export type ExchangeReason = keyof typeof reasons;

/** A BMEcat or xChange file that cannot be read as a whole. */
export class ExchangeError extends UnreadableFile {
  constructor(reason: ExchangeReason) {
    super(reasons[reason]);
  }
}
