const quantities = new Intl.NumberFormat('en', { maximumFractionDigits: 20 });
const prices = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 20 });

/** From the text of the wire: a number would lose digits. */
const formatted = (format: Intl.NumberFormat, decimal: string) =>
  decimal === '' ? '' : format.format(decimal as Intl.StringNumericLiteral);
export const quantityText = (decimal: string) => formatted(quantities, decimal);
export const priceText = (decimal: string) => formatted(prices, decimal);
/** The lowest and the highest price, or the one that all have: 18.5 - 36. */
export const priceRangeText = (range: string) => range.split(' - ').map(priceText).join(' – ');
