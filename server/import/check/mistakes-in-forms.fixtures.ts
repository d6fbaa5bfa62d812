import { fieldTypes } from '#core/forms/form.ts';
import type { Mistake } from '#server/import/check/mistake.fixtures.ts';

const contact = 'forms/contact.yaml';
const claim = 'forms/warranty-claim.yaml';
const copy = 'forms/emailed-copy.yaml';

export const mistakesInForms: Mistake[] = [
  [
    contact,
    'code: contact',
    'code: contacto',
    [
      "content/forms/contact.yaml line 1, field code: 'contacto' differs from the name of the file. Name the file contacto.yaml, or correct the code.",
    ],
  ],
  [
    claim,
    'id: 8',
    'id: 7',
    [
      "content/forms/warranty-registration.yaml line 2, field id: '7' is used already in forms/warranty-claim.yaml. Choose another one.",
    ],
  ],
  [
    claim,
    'cannot accept it: {reason}',
    'cannot accept it: {reasons}',
    [
      "content/forms/warranty-claim.yaml line 22, field mail.steps.rejected.text.en: '{reasons}' is not a known placeholder. Did you mean 'reason'? Use {name}, {case}, {product}, {reason}, or no braces.",
    ],
  ],
  [
    copy,
    'here for 30 days: {link}',
    'attached',
    [
      'content/forms/emailed-copy.yaml line 31, field mail.receipt.text.en: has no {link}. Say where the address of the PDF goes.',
    ],
  ],
  [
    contact,
    'field: topic, one_of: [Support]',
    'field: topics, one_of: [Support]',
    [
      "content/forms/contact.yaml line 63, field mail.routes.0.field: 'topics' is not a known field of this form. Did you mean 'topic'? Use a code from fields, or add the record there.",
    ],
  ],
  [
    contact,
    'one_of: [Support], ',
    '',
    [
      "content/forms/contact.yaml line 63, field mail.routes.0: the route by 'topic' fits nothing. Add one_of or starts_with with a list of values, or send it to staff.",
    ],
  ],
  [
    contact,
    'name: your-phone',
    'name: your-email',
    [
      "content/forms/contact.yaml line 18, field fields.2.name: 'your-email' is used already in the same file. Choose another one.",
    ],
  ],
  [
    contact,
    'type: textarea',
    'type: text area',
    [
      `content/forms/contact.yaml line 53, field fields.9.type: 'text area' is not one of the values it may have. Did you mean 'textarea'? Choose one of: ${fieldTypes.join(', ')}.`,
    ],
  ],
  [
    contact,
    'en: sales@example.test',
    'en: sales',
    [
      "content/forms/contact.yaml line 61, field mail.to.en: 'sales' is not an e-mail address. Write it in full.",
    ],
  ],
  [
    claim,
    'name: product, type: text',
    'name: code, type: text',
    [
      "content/forms/warranty-claim.yaml line 7, field fields: a warranty-claim needs a required field 'product' of type text. Add it, or correct its type.",
    ],
  ],
  [
    claim,
    'type: textarea, label',
    'type: select, label',
    [
      "content/forms/warranty-claim.yaml line 9, field fields.1.type: 'fault' has nothing to choose from. Add options.",
    ],
  ],
  [
    contact,
    'Hello {name},',
    'Hello {names},',
    [
      "content/forms/contact.yaml line 72, field responses.0.text.en: nothing fills {names} in responses to this form. Did you mean 'name'? Use one of: {name}, {date}, {clerk}.",
    ],
  ],
  [
    contact,
    '{date} is settled',
    '{number} is settled',
    [
      'content/forms/contact.yaml line 74, field responses.0.text.en: nothing fills {number} in responses to this form. Use one of: {name}, {date}, {clerk}.',
    ],
  ],
  [
    contact,
    'responses:\n',
    'responses:\n  - { code: ships, title: { en: A, es: A }, text: { en: A, es: A } }\n',
    [
      "content/forms/contact.yaml line 69, field responses.1.code: 'ships' is used already in the same file. Choose another one.",
    ],
  ],
];
