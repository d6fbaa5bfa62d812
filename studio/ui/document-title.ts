import { useEffect } from 'react';
import { useTranslate } from 'react-admin';

/** What the browser's tab and its history call the page. */
export function useDocumentTitle(page: string): void {
  const translate = useTranslate();
  const studio = translate('studio.name');
  useEffect(() => {
    document.title = page === '' ? studio : `${page} · ${studio}`;
  }, [page, studio]);
}
