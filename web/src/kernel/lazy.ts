import { createElement, useEffect, useState, type ComponentType } from 'react';

type Outcome<Props> = { Part: ComponentType<Props> } | { problem: unknown };

/**
 * A part of the screen whose code is loaded when it is first shown; until then, its placeholder.
 * React's own `lazy` shows nothing before 0.3 seconds have passed, however early the code is there.
 */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>, Placeholder?: ComponentType): ComponentType<Props> {
  let loaded: Outcome<Props> | undefined;
  return function Lazy(props: Props) {
    const [outcome, setOutcome] = useState(loaded);
    useEffect(() => {
      if (outcome) return;
      void load().then((Part) => setOutcome((loaded = { Part })), (problem: unknown) => setOutcome({ problem }));
    }, [outcome]);
    if (!outcome) return Placeholder ? createElement(Placeholder) : null;
    if ('problem' in outcome) throw outcome.problem;
    return createElement(outcome.Part, props);
  };
}
