import formStyles from '#app/forms/form.css?url';
import type { LoadedForm } from '#app/forms/load-form.ts';
import { SiteForm } from '#app/forms/site-form.tsx';
import type { FormPost } from '#core/forms/form-post.ts';

type Props = { loaded: LoadedForm; post: FormPost | null };

/** A form within a content page. Without scripts it posts to the page under the form's name. */
export function FormBlock({ loaded, post }: Props) {
  const { code, title, intro } = loaded.form;
  return (
    <section aria-labelledby={`form-${code}`}>
      <link rel="stylesheet" href={formStyles} precedence="forms" />
      <h2 id={`form-${code}`} className="form-heading">
        {title}
      </h2>
      <p>{intro}</p>
      <SiteForm {...loaded} post={post} action={`?form=${code}`} />
    </section>
  );
}
