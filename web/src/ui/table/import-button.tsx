import { useCan } from '../../kernel/session/access.ts';
import { RouteButton } from '../layout/route-button.tsx';
import { useTableText } from './table.texts.ts';

/** The lists whose records can be imported; each needs the permission to edit them. */
const importable = /^(material|brand|unit)\.list$/;

/** The noun whose records a list shows, where they can be imported. */
export const importedNoun = (list: string) => importable.exec(list)?.[1];

/** 导入: records from a file, on a page of its own. */
export function ImportButton({ list }: { list: string }) {
  const t = useTableText();
  const can = useCan();
  const noun = importedNoun(list);
  return noun && can(`${noun}.edit`) ? <RouteButton to={`/import/${noun}`}>{t('import')}</RouteButton> : null;
}
