/** 4575.8649 → 4,575.86; the digits of a decimal beyond cents are for adding up. */
export const formatMoney = (amount: string | number) =>
  Number(amount).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
