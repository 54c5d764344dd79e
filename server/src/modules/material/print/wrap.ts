export type Measure = (text: string) => number;

const ideograph = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303f\\uff01-\\uff60□]';
/**
 * A piece stays together on a line: an ideograph or a word, up to a hyphen or slash, with the brackets that open before
 * it, the punctuation that follows it, and the spaces behind.
 */
const pieces = new RegExp(
  `[\\p{Ps}\\p{Pi}¥￥]*(?:${ideograph}|(?:(?!${ideograph})[^\\s\\-/])+|[-/]+)[\\-/\\p{Pe}\\p{Pf}\\p{Po}]*\\s*|\\s+`,
  'gu',
);

/** The lines of a text of any length. A word that is longer than a line is broken where the line ends. */
export function wrap(text: string, width: number, measure: Measure): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, width, measure));
}

function wrapParagraph(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const parts = (text.match(pieces) ?? []).flatMap((piece) =>
    measure(piece.trimEnd()) > width ? Array.from(piece) : [piece],
  );
  for (const part of parts) {
    if (line !== '' && used + measure(part.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
      used = 0;
    }
    line += part;
    used += measure(part);
  }
  if (line !== '' || lines.length === 0) lines.push(line.trimEnd());
  return lines;
}

/** At most so many lines; the last one ends with … where something is left out. */
export function fit(text: string, width: number, mostLines: number, measure: Measure): string[] {
  const lines = wrap(text, width, measure);
  if (lines.length <= mostLines) return lines;
  let last = Array.from(lines[mostLines - 1]!);
  while (last.length > 0 && measure(`${last.join('')}…`) > width) last = last.slice(0, -1);
  return [...lines.slice(0, mostLines - 1), `${last.join('').trimEnd()}…`];
}
