/**
 * The values in a text of several lines or cells, as a spreadsheet copies them; undefined for a single one, which is
 * pasted as usual.
 */
export function pastedLines(text: string): readonly string[] | undefined {
  const lines = text
    .split(/[\r\n\t\u2028]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length > 1 ? lines : undefined;
}
