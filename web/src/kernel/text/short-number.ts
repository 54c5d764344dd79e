import { language, localeOf } from './language.ts';

/** From here on a number is shortened. */
const long = 10_000;

/** 9,800 as it is; 50,000 as 5万, or 50K in English: for axes and other places with little room. */
export const shortNumber = (value: number): string =>
  Math.abs(value) < long
    ? value.toLocaleString('en', { maximumFractionDigits: 12 })
    : value.toLocaleString(localeOf[language()], { notation: 'compact', maximumFractionDigits: 1 });
