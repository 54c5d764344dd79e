import { useEditableList } from '../../kernel/data/noun-of-list.ts';
import { RouteButton } from '../layout/route-button.tsx';
import { useTableText } from './table.texts.ts';

/** 导入: records from a file, on a page of its own. */
export function ImportButton({ list }: { list: string }) {
  const t = useTableText();
  const name = useEditableList(list, 'imported');
  return name ? <RouteButton to={`/import/${name}`}>{t('import')}</RouteButton> : null;
}
