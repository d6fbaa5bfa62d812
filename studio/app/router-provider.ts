import { useCallback, useRef } from 'react';
import { type RouterProvider, reactRouterProvider, useLocation } from 'react-admin';
import { isOfPageLeft } from '#studio/app/page-left.ts';

/**
 * React Router's, except that a page that has been left changes no address any more. A list waits half a second before
 * it writes a chosen filter into its address, and stays mounted until the next page is rendered: whoever opens a row
 * meanwhile would be taken back to the list.
 */
export const routerProvider: RouterProvider = {
  ...reactRouterProvider,
  useNavigate() {
    const navigate = reactRouterProvider.useNavigate();
    const { pathname } = useLocation();
    const rendered = useRef(pathname);
    rendered.current = pathname;
    return useCallback<typeof navigate>(
      (to, options) => {
        if (isOfPageLeft(to, rendered.current, window.location.pathname)) return;
        navigate(to, options);
      },
      [navigate],
    );
  },
};
