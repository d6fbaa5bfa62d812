import { useEffect, useRef } from 'react';
import formStyles from '#app/forms/form.css?url';
import { useT } from '#app/forms/form-texts.ts';
import type { LoadedForm } from '#app/forms/load-form.ts';
import { SiteForm } from '#app/forms/site-form.tsx';
import { type CopyRequest, copyHref } from '#core/forms/copy-kinds.ts';

type Props = { loaded: LoadedForm; copy: CopyRequest };

/** The inline form for the address that a copy is sent to. */
export function EmailCopyForm({ loaded, copy }: Props) {
  const { locale } = useT();
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <section className="email-copy-form" ref={place}>
      <link rel="stylesheet" href={formStyles} precedence="forms" />
      <p>{loaded.form.intro}</p>
      <SiteForm
        key={copy.code}
        {...loaded}
        copy={copy}
        post={null}
        action={copyHref(locale, copy)}
      />
    </section>
  );
}
