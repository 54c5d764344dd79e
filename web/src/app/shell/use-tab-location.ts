import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { redirectTarget } from '../pages.ts';

/** The current location with redirects followed: a path that only redirects gets no tab. */
export function useTabLocation() {
  const { pathname, search } = useLocation();
  return { pathname: redirectTarget(pathname), search };
}

/** Whether the address still has this path: the user may have left while the page was loading. */
export const isCurrentPath = (pathname: string) => redirectTarget(window.location.hash.slice(1).split('?')[0] || '/') === pathname;

/** Replaces the address of a redirect by its target. */
export function useRedirects() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const destination = redirectTarget(pathname);
  useEffect(() => {
    if (destination !== pathname) void navigate(destination + search, { replace: true });
  }, [destination, pathname, search, navigate]);
}
