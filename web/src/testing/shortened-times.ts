const whole = /\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/;
/** `10:42`, which is the end of `11-15 10:42` too. */
const shortened = /(?<![\d:])\d{2}:\d{2}(?![\d:])/;

/** Texts with a part of a time, and words for one, where the whole is not shown where the pointer rests. */
export function shortenedTimes(root: Element): string[] {
  const texts = [...root.querySelectorAll('*')].filter(
    (element) => element.tagName === 'TIME' || [...element.childNodes].some(isShortenedText),
  );
  return texts
    .filter((element) => !whole.test(element.textContent) && !isExplained(element))
    .map(({ textContent }) => textContent);
}

const isShortenedText = ({ nodeType, textContent }: ChildNode) =>
  nodeType === Node.TEXT_NODE && shortened.test(textContent ?? '');

const isExplained = (element: Element) => whole.test(element.closest('[title]')?.getAttribute('title') ?? '');
