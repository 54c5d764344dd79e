import { createElement, useEffect, useState, type ComponentType } from 'react';

type Outcome<Props> = { Part: ComponentType<Props> } | { problem: unknown };

export type Lazy<Props> = ComponentType<Props> & {
  /**
   * Begins to load the code, so that it is there when the component is rendered. A failure is told then, after another
   * attempt.
   */
  preload: () => void;
};

/**
 * A component whose code is loaded when it is first rendered; until then, its placeholder, with the same props.
 * React's `lazy` suspends, which delays the component by up to 0.3 seconds even if the code is there.
 */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder?: ComponentType<Props>,
): Lazy<Props> {
  let loaded: Outcome<Props> | undefined;
  let loading: Promise<Outcome<Props>> | undefined;
  const start = () =>
    (loading ??= load().then(
      (Part) => (loaded = { Part }),
      (problem: unknown) => {
        loading = undefined;
        return { problem };
      },
    ));
  function Lazy(props: Props) {
    const [outcome, setOutcome] = useState(loaded);
    useEffect(() => {
      if (!outcome) void start().then(setOutcome);
    }, [outcome]);
    if (!outcome) return Placeholder ? createElement(Placeholder, props) : null;
    if ('problem' in outcome) throw outcome.problem;
    return createElement(outcome.Part, props);
  }
  return Object.assign(Lazy, { preload: () => void start() });
}
