import { useState, type ComponentType, type KeyboardEvent, type MouseEvent } from 'react';
import { ariaOf, type ControlState } from './control.ts';
import { ControlPlaceholder } from './placeholder.tsx';

/** What the user did while the code was loading. */
export interface Begun {
  wish: 'nothing' | 'focus' | 'open';
}

/** It takes over from the placeholder that the user pressed or moved to. */
export const begunProps = ({ wish }: Begun) => ({ autoFocus: wish !== 'nothing', defaultOpen: wish === 'open' });

/** As antd's select says it while its list is closed. */
const closed = { role: 'combobox', 'aria-expanded': false, 'aria-haspopup': 'listbox' } as const;
const openingKeys = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' ']);

/**
 * A control with a list to open. Most are never opened: the code of antd's control is loaded when a pointer or the
 * focus comes.
 */
export function loadOnUse<Props extends ControlState & { width?: number | undefined }>(
  importPart: () => Promise<ComponentType<Props & Begun>>,
  textOf: (props: Props) => string,
) {
  let loaded: ComponentType<Props & Begun> | undefined;
  const load = async () => (loaded ??= await importPart());

  return function LoadedOnUse(props: Props) {
    const text = textOf(props);
    const [part, setPart] = useState(() => ({ Part: loaded, problem: undefined as unknown }));
    const [wish, setWish] = useState<Begun['wish']>('nothing');
    if (part.problem) throw part.problem;
    if (part.Part) return <part.Part {...props} wish={wish} />;

    const start = (next: Begun['wish']) => {
      if (next !== 'nothing') setWish(next);
      // After the event: antd closes at a press outside of it, and would take this one for such.
      void load().then(
        (Part) => setTimeout(() => setPart({ Part, problem: undefined })),
        (problem: unknown) => setPart({ Part: undefined, problem }),
      );
    };
    const openByPointer = (event: MouseEvent<HTMLInputElement>) => {
      // The browser would focus what was pressed after its replacement has taken the focus.
      event.preventDefault();
      event.currentTarget.focus();
      start('open');
    };
    const openByKey = (event: KeyboardEvent) => {
      if (!openingKeys.has(event.key)) return;
      event.preventDefault();
      start('open');
    };
    const leave = () => {
      setWish('nothing');
      props.onBlur?.();
    };
    const { id, disabled, placeholder, variant, width } = props;
    return (
      <ControlPlaceholder
        {...{ id, disabled, placeholder, variant, text }}
        {...ariaOf(props)}
        {...closed}
        style={width === undefined ? undefined : { width }}
        onPointerEnter={() => start('nothing')}
        onFocus={() => start('focus')}
        onMouseDown={openByPointer}
        onKeyDown={openByKey}
        onBlur={leave}
      />
    );
  };
}
