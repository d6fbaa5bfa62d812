import { type FormRecord, formRecordSchema } from '#core/forms/form-record.ts';

const both = (text: string) => ({ en: text, es: text });
const option = (value: string) => ({ value, label: both(value) });

/** A form with the fields of the form behind Contact Form 7's recorded responses, without its file. */
export const recordedForm: FormRecord = formRecordSchema.parse({
  code: 'recorded',
  id: 6,
  kind: 'message',
  title: both('Contact'),
  intro: both('Write to us.'),
  submit: both('Send'),
  fields: [
    { name: 'your-name', type: 'text', required: true, min_length: 2, max_length: 80 },
    { name: 'your-email', type: 'email', required: true },
    { name: 'your-phone', type: 'tel' },
    { name: 'your-site', type: 'url' },
    { name: 'qty', type: 'number', min: 1, max: 10 },
    { name: 'visit', type: 'date', min: '2020-01-01' },
    { name: 'topic', type: 'select', required: true, options: ['Sales', 'Support'].map(option) },
    { name: 'areas', type: 'checkbox', options: ['Indoor', 'Outdoor'].map(option) },
    { name: 'lang', type: 'radio', options: ['English', 'Spanish'].map(option) },
    { name: 'your-message', type: 'textarea', max_length: 500 },
    { name: 'consent', type: 'acceptance', required: true },
  ].map((field) => ({ label: both(field.name), ...field })),
  mail: { to: both('sales@example.test') },
});
