import { useCallback, useState } from 'react';

interface Size {
  readonly width: number;
  readonly height: number;
}

const steps = [0.25, 0.4, 0.5, 0.65, 0.8, 1, 1.25, 1.5];

/** How large a content is shown in its box. It stays as it is when branches are opened, unless it is to fit. */
export function useZoom(content: Size) {
  const [box, setBox] = useState<Size>({ width: 0, height: 0 });
  const [chosen, setChosen] = useState<number | 'fit'>(1);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setBox({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const fitting = Math.min(1, box.width / content.width, box.height / content.height);
  const scale = chosen === 'fit' ? Math.max(steps[0]!, fitting) : chosen;
  const [smaller, larger] = [steps.findLast((step) => step < scale - 0.01), steps.find((step) => step > scale + 0.01)];
  return {
    watch,
    scale,
    fit: () => setChosen('fit'),
    zoomOut: smaller === undefined ? undefined : () => setChosen(smaller),
    zoomIn: larger === undefined ? undefined : () => setChosen(larger),
  };
}
