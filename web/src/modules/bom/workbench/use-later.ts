import { useEffect, useRef } from 'react';

/** Keys that are pressed faster than the server answers; more are ignored. */
const most = 20;

/**
 * Runs an action at once, or after those before it, with the actions of that render: they know the tree as it is then.
 */
export function useLater<Actions>(isBusy: boolean, actions: Actions) {
  const queue = useRef<((actions: Actions) => unknown)[]>([]);
  useEffect(() => {
    if (!isBusy) queue.current.shift()?.(actions);
  });
  return (action: (actions: Actions) => unknown) => {
    if (!isBusy) action(actions);
    else if (queue.current.length < most) queue.current.push(action);
  };
}
