import { ErrorNotice } from '#app/frame/navigation/error-notice.tsx';
import { AppError } from '#core/app-error.ts';

export function loader(): never {
  throw new AppError('page-not-found');
}

/** Not-found page for a URL outside every language. */
export default function NoRoute() {
  return null;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorNotice error={error} notFound="error.no-route" />;
}
