import { useEffect, useRef, useState } from 'react';

interface Overflow {
  readonly toLeft: boolean;
  readonly toRight: boolean;
}
const noOverflow: Overflow = { toLeft: false, toRight: false };

/** Positions are fractions of pixels on some screens. */
const tolerance = 1;

const overflowOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Overflow => ({
  toLeft: scrollLeft > tolerance,
  toRight: scrollLeft + clientWidth < scrollWidth - tolerance,
});

/** A wheel turned up and down scrolls the tabs sideways; one that turns sideways does so by itself. */
function onWheel(event: WheelEvent) {
  const list = event.currentTarget as HTMLElement;
  if (Math.abs(event.deltaX) >= Math.abs(event.deltaY) || list.scrollWidth <= list.clientWidth) return;
  event.preventDefault();
  list.scrollLeft += event.deltaY;
}

/** Keeps the active tab in view and says on which sides tabs are out of sight. `content` changes with the tabs. */
export function useTabScroll(content: string, active: string) {
  const list = useRef<HTMLUListElement>(null);
  const [overflow, setOverflow] = useState(noOverflow);

  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => {
      const next = overflowOf(element);
      setOverflow((before) => (before.toLeft === next.toLeft && before.toRight === next.toRight ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure);
    // React's own wheel listener is passive and could not keep the page from scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
      element.removeEventListener('wheel', onWheel);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other tabs, another width
  }, [content]);
  const isOverflowing = overflow.toLeft || overflow.toRight;
  useEffect(() => {
    // The arrows take their room from the list, so the tab is scrolled into view again when they appear.
    list.current
      ?.querySelector('[aria-current=page]')
      ?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- when the tabs or the arrows change
  }, [content, active, isOverflowing]);

  /** By most of the visible width, so that the last tab stays as a landmark. */
  const scroll = (direction: -1 | 1) =>
    list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.8, behavior: 'smooth' });
  return { list, overflow, isOverflowing, scroll };
}
