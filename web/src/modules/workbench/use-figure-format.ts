import { useWorkbenchText } from './workbench-text.ts';

/** How the numbers of a figure are written: 24, or 约 12,345 where they are estimates. */
export function useFigureFormat(approximate = false) {
  const t = useWorkbenchText();
  return (number: number) => (approximate ? t('about', { number: number.toLocaleString('en') }) : String(number));
}
