import { createElement, useEffect, useState, type ComponentType } from 'react';

type Outcome<Props> = { Part: ComponentType<Props> } | { problem: unknown };

/**
 * A component whose code is loaded when it is first rendered; until then, its placeholder, with the same props.
 * React's `lazy` suspends, which delays the component by up to 0.3 seconds even if the code is there.
 */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>, Placeholder?: ComponentType<Props>): ComponentType<Props> {
  let loaded: Outcome<Props> | undefined;
  return function Lazy(props: Props) {
    const [outcome, setOutcome] = useState(loaded);
    useEffect(() => {
      if (outcome) return;
      void load().then((Part) => setOutcome((loaded = { Part })), (problem: unknown) => setOutcome({ problem }));
    }, [outcome]);
    if (!outcome) return Placeholder ? createElement(Placeholder, props) : null;
    if ('problem' in outcome) throw outcome.problem;
    return createElement(outcome.Part, props);
  };
}
