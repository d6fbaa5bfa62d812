import { FormField } from '#app/forms/form-field.tsx';
import { useT } from '#app/forms/form-texts.ts';
import type { Form } from '#core/forms/form.ts';
import type { WarrantyTerms } from '#core/forms/warranty-terms.ts';
import { joinUnits } from '#core/i18n/join-units.ts';
import { pathToForm } from '#core/i18n/paths.ts';
import { formatDate } from '#core/units.ts';

type LookupRequest = { code: string; reference: string };
type Props = {
  form: Form;
  request: LookupRequest;
  /** The rate limit was exceeded, so this look-up has no result. */
  isTooOften: boolean;
  terms: WarrantyTerms | null;
};

/** Looks up a warranty by product code. The URL holds the code: a QR code on a label leads to the result. */
export function WarrantyLookup({ form, request, isTooOften, terms }: Props) {
  const t = useT();
  const sent = { code: [request.code], reference: [request.reference] };
  const isUnknown = request.code !== '' && !terms;
  const unknown = isUnknown ? t('forms.unknown-code', { code: request.code }) : undefined;
  const error = isTooOften ? t('forms.too-often') : unknown;
  return (
    <section aria-labelledby="lookup">
      <h2 id="lookup" className="form-heading">
        {form.title}
      </h2>
      <p>{form.intro}</p>
      <form
        className="site-form"
        method="get"
        action={pathToForm(t.locale, 'warranty')}
        key={`${request.code} ${request.reference}`}
      >
        {form.fields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            error={field.name === 'code' ? error : undefined}
            sent={sent}
          />
        ))}
        <button type="submit" className="form-submit">
          {form.submit}
        </button>
      </form>
      {terms && <Terms terms={terms} request={request} />}
      <p className="form-links">
        <a href={pathToForm(t.locale, 'register')}>{t('forms.register')}</a>
        <a href={pathToForm(t.locale, 'claim')}>{t('forms.claim')}</a>
      </p>
    </section>
  );
}

function Terms({ terms, request }: { terms: WarrantyTerms; request: LookupRequest }) {
  const t = useT();
  const { product, registration, conditions } = terms;
  return (
    <div className="form-terms" role="status">
      <h3>
        <a href={product.path}>{joinUnits(product.title)}</a>
      </h3>
      {product.replaces && (
        <p>{t('forms.replaces', { earlier: product.replaces, code: product.code })}</p>
      )}
      <dl>
        <div>
          <dt>{t('forms.code')}</dt>
          <dd>{product.code}</dd>
        </div>
        <div>
          <dt>{t('forms.term')}</dt>
          <dd>{t.count('product.years', product.years)}</dd>
        </div>
        {registration && (
          <>
            <div>
              <dt>{t('forms.installed')}</dt>
              <dd>{formatDate(t.locale, registration.installed)}</dd>
            </div>
            <div>
              <dt>{t(registration.isOver ? 'forms.ended' : 'forms.ends')}</dt>
              <dd>{formatDate(t.locale, registration.ends)}</dd>
            </div>
          </>
        )}
      </dl>
      {request.reference !== '' && !registration && <p>{t('forms.not-registered')}</p>}
      {conditions.length > 0 && (
        <>
          <h4>{t('forms.conditions')}</h4>
          <ul>
            {conditions.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
