import { useWorkbenchText } from '../workbench.texts.ts';

/** Formats the numbers of a figure: 12,345, or 约 12,345 for estimates. */
export function useFigureFormat(approximate = false) {
  const t = useWorkbenchText();
  return (number: number) => {
    const digits = number.toLocaleString('en');
    return approximate ? t('about', { number: digits }) : digits;
  };
}
