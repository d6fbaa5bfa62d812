import { type ComponentType, startTransition, useState } from 'react';
import type { LoadedForm } from '#app/forms/load-form.ts';
import { reportFailure } from '#app/i18n/api-client.ts';
import { useT } from '#app/i18n/use-t.ts';
import { loadChunk } from '#app/ui/browser/loads.ts';
import { LinkButton } from '#app/ui/link-button.tsx';
import { type CopyRequest, copyHref } from '#core/forms/copy-kinds.ts';

type Props = {
  /** The form for copies; null if the content has none. */
  loaded: LoadedForm | null;
  copy: CopyRequest;
  label: string;
  className: string;
};

type FormProps = { loaded: LoadedForm; copy: CopyRequest };

/** Offers the page's data by e-mail. The form loads on demand; without scripts it has its own page. */
export function EmailCopy({ loaded, copy, label, className }: Props) {
  const t = useT();
  const [Form, setForm] = useState<ComponentType<FormProps> | null>(null);
  if (!loaded) return null;
  if (Form) return <Form loaded={loaded} copy={copy} />;
  function open() {
    loadChunk(() => import('#app/forms/email-copy-form.tsx')).then(({ EmailCopyForm }) => {
      startTransition(() => setForm(() => EmailCopyForm));
    }, reportFailure);
  }
  return (
    <LinkButton className={className} href={copyHref(t.locale, copy)} onPress={open}>
      {label}
    </LinkButton>
  );
}
