import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { redirectTarget } from '../pages.ts';

/** Where the user is. An address that only leads on to another is no place of its own: it gets no tab. */
export function useTabLocation() {
  const { pathname, search } = useLocation();
  return { pathname: redirectTarget(pathname), search };
}

/** Whether the address still leads there: a page that took its time to load may arrive after the user has gone elsewhere. */
export const isCurrentPath = (pathname: string) => redirectTarget(window.location.hash.slice(1).split('?')[0] || '/') === pathname;

/** Brings the address to where the user is. */
export function useRedirects() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const destination = redirectTarget(pathname);
  useEffect(() => {
    if (destination !== pathname) void navigate(destination + search, { replace: true });
  }, [destination, pathname, search, navigate]);
}
