import { useLocation, useSearchParams, type NavigateOptions } from 'react-router';

/** The address that the browser has now. */
function presentAddress() {
  const [path = '', search = ''] = window.location.hash.slice(1).split('?');
  return { path, search: new URLSearchParams(search) };
}

/** What the router keeps with each entry of the history. */
interface Entry {
  readonly idx: number;
  readonly usr: Readonly<Record<string, unknown>> | null;
}
const presentEntry = () => window.history.state as Partial<Entry> | null;
/** The state that the present entry of the history was given. */
export const presentState = () => presentEntry()?.usr ?? null;
/** How many entries of this application are before the present one. */
export const presentDepth = () => presentEntry()?.idx ?? 0;

/**
 * The parameters of the address as rendered, and a function that changes them. A change begins with the parameters of
 * the moment: the router renders an address some time after the browser has it, and a change of the rendered one would
 * undo another that was made in between. For the same reason nothing changes when the user has gone on to another page.
 * A replaced entry of the history keeps its state.
 */
export function useAddress() {
  const { pathname } = useLocation();
  const [rendered, setAddress] = useSearchParams();
  const change = (changed: (present: URLSearchParams) => URLSearchParams | undefined, options?: NavigateOptions) => {
    const { path, search } = presentAddress();
    const next = path === pathname ? changed(search) : undefined;
    if (next) setAddress(next, options?.replace ? { state: presentState(), ...options } : options);
  };
  return [rendered, change] as const;
}
