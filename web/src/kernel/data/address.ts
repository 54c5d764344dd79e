import { useLocation, useSearchParams, type NavigateOptions } from 'react-router';

/** The address that the browser has now. */
function presentAddress() {
  const [path = '', search = ''] = window.location.hash.slice(1).split('?');
  return { path, search: new URLSearchParams(search) };
}

/**
 * The parameters of the address as rendered, and a function that changes them. A change begins with the parameters of
 * the moment: the router renders an address some time after the browser has it, and a change of the rendered one would
 * undo another that was made in between. For the same reason nothing changes when the user has gone on to another page.
 */
export function useAddress() {
  const { pathname } = useLocation();
  const [rendered, setAddress] = useSearchParams();
  const change = (changed: (present: URLSearchParams) => URLSearchParams | undefined, options?: NavigateOptions) => {
    const { path, search } = presentAddress();
    const next = path === pathname ? changed(search) : undefined;
    if (next) setAddress(next, options);
  };
  return [rendered, change] as const;
}
