import { ErrorNotice } from '#app/frame/navigation/error-notice.tsx';
import { data } from '#app/router/data.ts';

export function loader(): never {
  throw data(null, { status: 404 });
}

/** An address outside every language. */
export default function NoRoute() {
  return null;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorNotice error={error} notFound="error.no-route" />;
}
