import { useCan } from '../../kernel/session/access.ts';
import { RouteButton } from '../layout/route-button.tsx';
import { useTableText } from './table.texts.ts';

/** The lists whose records can be imported; each needs the permission to edit them, inventory organisations that of departments, SKU records that of products. */
const importable = /^(product|sku|certificate|setting|material|brand|unit|application|categorySet|labelSet|goodsGroup|specification|dictionary|userGroup|organisation|inventoryOrganisation|employee)\.list$/;

/** 导入: records from a file, on a page of its own. */
export function ImportButton({ list }: { list: string }) {
  const t = useTableText();
  const can = useCan();
  const noun = importable.exec(list)?.[1];
  const isOpen = noun && (can(`${noun.replace(/^inventoryO/, 'o').replace('sku', 'product')}.edit`) || (noun === 'userGroup' && can('organisation.edit')));
  return isOpen ? <RouteButton to={`/import/${noun}`}>{t('import')}</RouteButton> : null;
}
