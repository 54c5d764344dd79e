import { useCan } from '../../kernel/session/access.ts';
import { RouteButton } from '../layout/route-button.tsx';
import { useTableText } from './table.texts.ts';

/** The lists whose records can be imported; each needs the permission to edit them, inventory organisations that of departments, SKU records that of products. */
const importable = /^(product|sku|certificate|setting|material|brand|unit|application|categorySet|labelSet|goodsGroup|specification|dictionary|userGroup|organisation|inventoryOrganisation|employee)\.list$/;

/** The noun of a list whose records the user may import; undefined otherwise. */
export function useImportedNoun(list: string) {
  const can = useCan();
  const noun = importable.exec(list)?.[1];
  return noun && (can(`${noun.replace(/^inventoryO/, 'o').replace('sku', 'product')}.edit`) || (noun === 'userGroup' && can('organisation.edit'))) ? noun : undefined;
}

/** 导入: records from a file, on a page of its own. */
export function ImportButton({ list }: { list: string }) {
  const t = useTableText();
  const noun = useImportedNoun(list);
  return noun ? <RouteButton to={`/import/${noun}`}>{t('import')}</RouteButton> : null;
}
