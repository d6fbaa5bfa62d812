import { useT } from '#app/forms/form-texts.ts';
import { ProductRows } from '#app/forms/product-row-fields.tsx';
import { type FormField as Field, fieldTypeEntries } from '#core/forms/form.ts';

type Props = {
  field: Field;
  /** Validation message of the field. */
  error: string | undefined;
  /** Values of the last submission, by input name. */
  sent: Record<string, string[]>;
};

/** A field with its label, hint and validation message. */
export function FormField({ field, error, sent }: Props) {
  const t = useT();
  const { name, type, label, hint, isRequired, isHalf } = field;
  const id = `field-${name}`;
  const length = field.minLength ?? 0;
  const said = length >= SAID_LENGTH ? t('forms.at-least', { count: length }) : null;
  const hints = [hint, said].filter((text) => text !== null);
  const described = [hints.length > 0 && `${id}-hint`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  const aria = {
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  };
  const isGroup = type === 'radio' || type === 'checkbox' || type === 'products';
  const Frame = isGroup ? 'fieldset' : 'div';
  const Label = isGroup ? 'legend' : 'label';
  return (
    <Frame className="form-field" data-half={isHalf || undefined} data-type={type}>
      {type !== 'acceptance' && (
        <Label {...(!isGroup && { htmlFor: id })}>
          {label}
          {!isRequired && <span className="form-optional"> {t('forms.optional')}</span>}
        </Label>
      )}
      {hints.length > 0 && (
        <p className="form-hint" id={`${id}-hint`}>
          {hints.join(' ')}
        </p>
      )}
      <Input field={field} id={id} aria={aria} sent={sent} />
      {error && (
        <p className="form-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </Frame>
  );
}

type InputProps = {
  field: Field;
  id: string;
  aria: Record<string, string | boolean | undefined>;
  sent: Record<string, string[]>;
};

/** Phones offer their camera for these types. */
const ACCEPTED = {
  photos: 'image/jpeg,image/png,image/webp',
  documents: 'application/pdf,image/jpeg,image/png,image/webp',
};

/** Nobody types a single letter as a name: only a length that one may miss is said. */
const SAID_LENGTH = 5;

function Input({ field, id, aria, sent }: InputProps) {
  const t = useT();
  const { name, type, label, options, isRequired } = field;
  const values = sent[name] ?? sent[`${name}[]`] ?? [];
  const common = { id, name, required: isRequired, ...aria };
  if (type === 'products') return <ProductRows field={field} sent={sent} aria={aria} />;
  if (type === 'select') {
    return (
      <select {...common} defaultValue={values[0] ?? ''}>
        <option value="">{t('forms.choose')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  if (type === 'checkbox' || type === 'radio') {
    return options.map((option, index) => (
      <label key={option.value} className="form-choice">
        <input
          type={type}
          id={index === 0 ? id : undefined}
          name={type === 'checkbox' ? `${name}[]` : name}
          value={option.value}
          defaultChecked={values.includes(option.value)}
        />
        {option.label}
      </label>
    ));
  }
  if (type === 'acceptance') {
    return (
      <label className="form-choice">
        <input type="checkbox" value="1" defaultChecked={values.length > 0} {...common} />
        {label}
      </label>
    );
  }
  if (type === 'photos' || type === 'documents') {
    return (
      <input type="file" accept={ACCEPTED[type]} multiple={field.maxItems !== 1} {...common} />
    );
  }
  const autoComplete = field.autocomplete ?? undefined;
  const text = { ...common, autoComplete, defaultValue: values[0] ?? '' };
  if (type === 'textarea') return <textarea rows={6} {...text} />;
  return (
    <input
      type={fieldTypeEntries[type].input}
      inputMode={type === 'number' ? 'numeric' : undefined}
      {...text}
    />
  );
}
