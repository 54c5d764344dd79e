/** Finds a piece of code however it is laid out: with other spaces and lines, and with or without a comma at the end of a list. */
export function patternOf(code) {
  const tokens = code.match(/\w+|[^\w\s]/g).map((token) => {
    const literal = token.replaceAll(/[^\w]/g, String.raw`\$&`);
    return /[)\]}]/.test(token) ? String.raw`(?:,\s*)?${literal}` : literal;
  });
  return new RegExp(tokens.join(String.raw`\s*`), 'g');
}
