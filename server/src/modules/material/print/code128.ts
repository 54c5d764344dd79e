/** Widths in modules of the bars and spaces of values 0 to 105, six digits each; the standard's table. */
const widths =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221223211221132' +
  '221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321112313132113132311211313' +
  '231113231311112133112331132131113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111' +
  '314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211241211221114413111241112134111' +
  '111242121142121241114212124112124211411212421112421211212141214121412121111143111341131141114113114311411113411311113141' +
  '114131311141411131211412211214211232';
const stop = '2331112';

const switchToC = 99;
const switchToB = 100;
const startB = 104;
const startC = 105;
/** Digits that take fewer symbols as pairs in code set C, switching there and back included. */
const digitRuns = /(^\d\d$|^\d{4,}|\d{6,}|\d{4,}$)/;

/**
 * The widths of bars and spaces in modules, beginning and ending with a bar, without the quiet zones.
 * Undefined for a text that code sets B and C cannot write: an empty one, or one with characters outside printable
 * ASCII.
 */
export function code128(text: string): number[] | undefined {
  if (!/^[ -~]+$/.test(text)) return undefined;
  const values = valuesOf(text);
  const check = values.reduce((sum, value, position) => sum + value * Math.max(1, position), 0) % 103;
  const pattern = [...values, check].map((value) => widths.slice(value * 6, value * 6 + 6)).join('') + stop;
  return Array.from(pattern, Number);
}

function valuesOf(text: string): number[] {
  const values: number[] = [];
  let inC = false;
  const writeB = (characters: string) => {
    if (characters === '') return;
    if (values.length === 0) values.push(startB);
    else if (inC) values.push(switchToB);
    inC = false;
    for (const character of characters) values.push(character.charCodeAt(0) - 32);
  };
  const writeC = (digits: string) => {
    values.push(values.length === 0 ? startC : switchToC);
    inC = true;
    for (let at = 0; at < digits.length; at += 2) values.push(Number(digits.slice(at, at + 2)));
  };
  // Split by a group, so every second part is a run of digits. An odd digit stands on the side where code set B is used
  // anyway.
  for (const [index, part] of text.split(digitRuns).entries()) {
    const isRun = index % 2 === 1;
    const odd = isRun ? part.length % 2 : 0;
    if (!isRun) writeB(part);
    else if (values.length === 0) {
      writeC(part.slice(0, part.length - odd));
      writeB(part.slice(part.length - odd));
    } else {
      writeB(part.slice(0, odd));
      writeC(part.slice(odd));
    }
  }
  return values;
}
