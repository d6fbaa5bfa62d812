import { type ListingState, parseListingState } from '#core/catalogue/listing/listing-state.ts';

/** The form of a listing's filters, which the controls beside them belong to as well. */
export const FILTER_FORM = 'filter-form';

/** The state that a form would ask for if it were submitted. */
export function readForm(form: HTMLFormElement): ListingState {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return parseListingState(new URLSearchParams(fields));
}

/**
 * Whether a choice differs from what the server's page came with. A search that is being typed is no choice yet.
 */
export function wasTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLSelectElement) {
      return [...control.options].some((option) => option.selected !== option.defaultSelected);
    }
    if (!(control instanceof HTMLInputElement) || control.name === '') return false;
    if (control.type === 'checkbox' || control.type === 'radio') {
      return control.checked !== control.defaultChecked;
    }
    return control.type === 'text' && control.value !== control.defaultValue;
  });
}
