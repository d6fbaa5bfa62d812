import { type FieldType, type FormKind, fieldTypeEntries } from '#core/forms/form.ts';
import { type FormRecord, STAFF } from '#core/forms/form-record.ts';
import { listResponsePlaces, readPlaces } from '#core/forms/response-templates.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { type Said, say } from '#core/say.ts';
import {
  type Claim,
  type Complain,
  complaintsAbout,
  createFieldClaims,
  createUniqueness,
  mustBeKnown,
} from '#server/import/check/complaints.ts';
import { quote, type Report } from '#server/import/content-problem.ts';
import { didYouMean } from '#server/import/nearest.ts';
import type { Content } from '#server/import/read/content-records.ts';
import type { Sourced } from '#server/import/read/parse-yaml.ts';

/** `mayBeEmpty`: instead of it the form takes photos. */
type Needed = { name: string; type: FieldType; mayBeEmpty?: boolean };

/** Fields that the server reads by name, for each kind of form. */
const NEEDED: Record<FormKind, Needed[]> = {
  message: [],
  'warranty-registration': [
    { name: 'products', type: 'products' },
    { name: 'installed', type: 'date' },
    { name: 'your-email', type: 'email' },
  ],
  'warranty-claim': [
    { name: 'product', type: 'text', mayBeEmpty: true },
    { name: 'your-email', type: 'email' },
  ],
  'warranty-lookup': [{ name: 'code', type: 'text' }],
  copy: [{ name: 'your-email', type: 'email' }],
  newsletter: [
    { name: 'your-email', type: 'email' },
    { name: 'consent', type: 'acceptance' },
  ],
};

/** What the mail to the sender is for, in kinds that consist of it. */
const LINKS: Partial<Record<FormKind, Said>> = {
  copy: say`the PDF`,
  newsletter: say`the confirmation`,
};

/** Checks each form, and forms against each other. */
export function checkForms({ forms }: Content, report: Report): void {
  const claim = createUniqueness();
  for (const source of forms) checkForm(source, claim, report);
}

function checkForm(source: Sourced<FormRecord>, claim: Claim, report: Report): void {
  const { file, record } = source;
  const complain = complaintsAbout(source, report);
  const name = (file.split('/').at(-1) as string).replace(/\.yaml$/, '');
  if (record.code !== name) {
    const problem = say`${quote(record.code)} differs from the name of the file`;
    complain(['code'], record.code, {
      problem,
      whatToDo: say`Name the file ${record.code}.yaml, or correct the code.`,
    });
  }
  const claimField = createFieldClaims({ claim, complain, file });
  claimField('form', ['id'], String(record.id));
  if (record.kind !== 'message') claimField('kind of form', ['kind'], record.kind);
  checkFields(source, complain);
  checkNeeded(record, complain);
  checkMail(record, complain);
  checkResponses(source, complain, report);
  checkStepMails(record, complain);
}

function checkFields({ file, record: { fields } }: Sourced<FormRecord>, complain: Complain): void {
  const claimName = createFieldClaims({ claim: createUniqueness(), complain, file });
  for (const [index, { name, type, options }] of fields.entries()) {
    claimName('field', ['fields', index, 'name'], name);
    const isChoice = 'hasOptions' in fieldTypeEntries[type];
    if (isChoice && !options) {
      const problem = say`${quote(name)} has nothing to choose from`;
      complain(['fields', index, 'type'], type, { problem, whatToDo: say`Add options.` });
    }
    if (!isChoice && options) {
      const problem = say`${quote(name)} has options, and a ${type} shows none`;
      complain(['fields', index, 'options'], name, {
        problem,
        whatToDo: say`Remove them, or change the type.`,
      });
    }
    const claimValue = createFieldClaims({ claim: createUniqueness(), complain, file });
    for (const [position, { value }] of (options ?? []).entries()) {
      const path = ['fields', index, 'options', position, 'value'];
      claimValue('option', path, value);
    }
  }
}

function checkNeeded({ kind, fields }: FormRecord, complain: Complain): void {
  const takesPhotos = fields.some(({ type }) => type === 'photos');
  for (const { name, type, mayBeEmpty = false } of NEEDED[kind]) {
    const found = fields.find((field) => field.name === name);
    if (found?.type === type && (found.required || (mayBeEmpty && takesPhotos))) continue;
    const problem = say`a ${kind} needs a required field ${quote(name)} of type ${type}`;
    complain(['fields'], name, { problem, whatToDo: say`Add it, or correct its type.` });
  }
}

/** What mails about the steps of a claim may have in braces. */
const STEP_PLACES: readonly string[] = ['name', 'case', 'product', 'reason'];

function checkStepMails({ kind, mail }: FormRecord, complain: Complain): void {
  if (!mail?.steps) return;
  if (kind !== 'warranty-claim') {
    complain(['mail', 'steps'], undefined, {
      problem: say`a ${kind} has no steps`,
      whatToDo: say`Move the mails to the form of kind warranty-claim.`,
    });
  }
  const names = STEP_PLACES.map((name) => `{${name}}`);
  for (const [state, mailText] of Object.entries(mail.steps)) {
    for (const [part, text] of Object.entries(mailText)) {
      for (const locale of localeCodes) {
        for (const name of readPlaces(text[locale])) {
          if (STEP_PLACES.includes(name)) continue;
          complain(['mail', 'steps', state, part, locale], text[locale], {
            problem: say`${quote(`{${name}}`)} is not a known placeholder`,
            whatToDo: say`${didYouMean(name, STEP_PLACES)}Use ${names}, or no braces.`,
          });
        }
      }
    }
  }
}

function checkMail({ kind, fields, mail }: FormRecord, complain: Complain): void {
  if (!mail) {
    if (kind === 'warranty-lookup') return;
    complain(['mail'], undefined, {
      problem: say`is missing`,
      whatToDo: say`Say in to: who gets what is sent.`,
    });
    return;
  }
  const link = LINKS[kind];
  if (link && !mail.receipt) {
    complain(['mail'], undefined, {
      problem: say`has no receipt`,
      whatToDo: say`Write the mail with the link to ${link}.`,
    });
  }
  for (const locale of link && mail.receipt ? localeCodes : []) {
    const text = mail.receipt?.text[locale] ?? '';
    if (text.includes('{link}')) continue;
    complain(['mail', 'receipt', 'text', locale], text, {
      problem: say`has no {link}`,
      whatToDo: say`Say where the address of ${link ?? ''} goes.`,
    });
  }
  if (!mail.to && (!link || mail.routes.length > 0)) {
    complain(['mail', 'to'], undefined, {
      problem: say`is missing`,
      whatToDo: say`Say who gets what is sent.`,
    });
  }
  const known = new Set(fields.map(({ name }) => name));
  for (const [index, { field, one_of, starts_with, to }] of mail.routes.entries()) {
    const path = ['mail', 'routes', index];
    mustBeKnown(
      complain,
      { path: [...path, 'field'], code: field },
      {
        known,
        what: say`field of this form`,
        where: 'fields',
      },
    );
    if (one_of || starts_with || to === STAFF) continue;
    complain(path, field, {
      problem: say`the route by ${quote(field)} fits nothing`,
      whatToDo: say`Add one_of or starts_with with a list of values, or send it to staff.`,
    });
  }
}

/** Each text may have the places that a message of the form can always fill. */
function checkResponses(source: Sourced<FormRecord>, complain: Complain, report: Report): void {
  const { file, record } = source;
  const claimCode = createFieldClaims({ claim: createUniqueness(), complain, file });
  const known: readonly string[] = listResponsePlaces(record);
  const names = known.map((name) => `{${name}}`);
  for (const [index, { code, text }] of record.responses.entries()) {
    claimCode('response', ['responses', index, 'code'], code);
    for (const locale of localeCodes) {
      for (const [row, line] of text[locale].split('\n').entries()) {
        for (const place of readPlaces(line).filter((name) => !known.includes(name))) {
          complaintsAbout(source, report, row + 1)(['responses', index, 'text', locale], place, {
            problem: say`nothing fills {${place}} in responses to this form`,
            whatToDo: say`${didYouMean(place, known)}Use one of: ${names}.`,
          });
        }
      }
    }
  }
}
