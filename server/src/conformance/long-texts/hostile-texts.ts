/** Texts of a length on which patterns, sorting and loops within loops have taken quadratic time. */
export const hostileTexts: Readonly<Record<string, (length: number) => string>> = {
  小于号: (length) => '<'.repeat(length),
  引号: (length) => '<a "'.repeat(length / 4),
  空格: (length) => `x${' '.repeat(length)}x`,
  空格与斜杠: (length) => `${' '.repeat(length)}/x`,
  换行: (length) => `2024-1-1${' '.repeat(length)}\nx`,
  句点: (length) => `a@${'.'.repeat(length)}@`,
  零: (length) => `1.${'0'.repeat(length)}1`,
  数字: (length) => `${'9'.repeat(length)}x`,
  逗号: (length) => '1,'.repeat(length / 2),
  组合符: (length) => `a${'\u0301\u0316'.repeat(length / 2)}`,
  片假名浊点: (length) => `ｶ${'\uff9e\u0316'.repeat(length / 2)}`,
  花括号: (length) => '{a'.repeat(length / 2),
  左括号: (length) => '（['.repeat(length / 2),
  字母与符号: (length) => 'a1!'.repeat(length / 3),
  网址: (length) => `https://${'a.'.repeat(length / 2)}`,
};
