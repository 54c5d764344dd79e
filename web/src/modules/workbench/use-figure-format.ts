import { useWorkbenchText } from './workbench.texts.ts';

/** Formats the numbers of a figure: 24, or 约 12,345 for estimates. */
export function useFigureFormat(approximate = false) {
  const t = useWorkbenchText();
  return (number: number) => (approximate ? t('about', { number: number.toLocaleString('en') }) : String(number));
}
