/** About as wide as the column: a Han character counts twice. */
const room = 23;
const aroundText = 3;

const wide = /[\p{Script=Han}\uff00-\uff60]/gu;
const widthOf = (text: string) => aroundText + text.length + (text.match(wide)?.length ?? 0);

/** How many of the values, at least one, fit into a cell. */
export function firstValues(values: readonly string[]): number {
  let width = 0;
  const tooMany = values.findIndex((value) => {
    width += widthOf(value);
    return width > room;
  });
  return tooMany < 0 ? values.length : Math.max(1, tooMany);
}
