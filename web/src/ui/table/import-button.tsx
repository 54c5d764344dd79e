import { importNouns } from '@edp/contract/modules/import/import-nouns.ts';
import { useCan } from '../../kernel/session/access.ts';
import { RouteButton } from '../layout/route-button.tsx';
import { useTableText } from './table.texts.ts';

/** The noun of a list whose records the user may import: each needs the permission to edit them, inventory organisations that of departments, SKU records that of products. */
export function useImportedNoun(list: string) {
  const can = useCan();
  const noun = importNouns.find((each) => list === `${each}.list`);
  return noun &&
    (can(`${noun.replace(/^inventoryO/, 'o').replace('sku', 'product')}.edit`) ||
      (noun === 'userGroup' && can('organisation.edit')))
    ? noun
    : undefined;
}

/** 导入: records from a file, on a page of its own. */
export function ImportButton({ list }: { list: string }) {
  const t = useTableText();
  const noun = useImportedNoun(list);
  return noun ? <RouteButton to={`/import/${noun}`}>{t('import')}</RouteButton> : null;
}
