import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from '#app/router/router.tsx';

type Props = {
  /** Address of the screen; the fields go into its query. */
  action: string;
  label: string;
  submit: string;
  value: string;
  /** Other fields of the same form. */
  children?: ReactNode;
};

/** A search field whose results are a separate page; works as a plain form without JavaScript. */
export function SearchForm({ action, label, submit, value, children }: Props) {
  const navigate = useNavigate();
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, field] of new FormData(event.currentTarget)) {
      if (typeof field === 'string' && field.trim() !== '') query.set(name, field.trim());
    }
    const search = query.size > 0 ? `?${query}` : '';
    void navigate(`${action}${search}`);
  }
  return (
    <search className="search-form">
      <form action={action} onSubmit={onSubmit}>
        <label>
          <span>{label}</span>
          <input
            key={value}
            type="search"
            name="search"
            defaultValue={value}
            maxLength={200}
            enterKeyHint="search"
          />
        </label>
        {children}
        <button type="submit">{submit}</button>
      </form>
    </search>
  );
}
