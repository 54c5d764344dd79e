import { material, type LoadRow } from '@edp/contract/modules/material/material.ts';
import { translate } from '@edp/contract/texts.ts';
import { fetchPage, request } from '../../kernel/http/api.ts';
import { nounOf, queryKeyOf } from '../../kernel/http/query-key.ts';
import { runAction } from '../../kernel/http/run-action.ts';
import { language } from '../../kernel/text/language.ts';
import type { Source } from '../../ui/pickers/sources.ts';
import { TablePicker } from '../../ui/pickers/table/table-picker.tsx';
import type { Column } from '../../ui/table/column.ts';
import { lastName } from '../../ui/table/path-column.tsx';
import { type MaterialText, useMaterialText } from './material.texts.ts';

const source: Source<LoadRow> = {
  queryKey: queryKeyOf(material.loadable),
  fetch: ({ text, ...page }, signal) => fetchPage(material.loadable, { itemCodeOrName: text, ...page }, signal),
};

const columns = (t: MaterialText): Column<LoadRow>[] => [
  { key: 'itemCode', title: t('code'), width: 130, render: ({ itemCode }) => itemCode },
  { key: 'itemName', title: t('name'), width: 200, grows: true, render: ({ itemName }) => itemName },
  {
    key: 'specificationModel',
    title: t('specificationModel'),
    width: 140,
    render: ({ specificationModel }) => specificationModel,
  },
  { key: 'unit', title: t('unit'), width: 84, render: ({ unitText }) => unitText },
  { key: 'category', title: t('category'), width: 140, render: ({ itemCategoryText }) => lastName(itemCategoryText) },
  { key: 'type', title: t('type'), width: 120, render: ({ itemTypeText }) => lastName(itemTypeText) },
];

/** Brings materials of the master into the active organisation. */
export function LoadMaterials({ onClose }: { onClose: () => void }) {
  const t = useMaterialText();
  const load = async (rows: readonly LoadRow[]) => {
    if (
      await runAction(nounOf(material.load), () =>
        request(
          material.load,
          rows.map(({ id }) => id),
        ),
      )
    )
      onClose();
  };
  return (
    <TablePicker
      title={t('load')}
      source={source}
      columns={columns(t)}
      nameOf={({ itemName }) => itemName}
      searchLabel={t('searchLoadable')}
      selection="multiple"
      emptyMessage={translate('material.nothingToLoad', language())}
      nothingThere={t('nothingToLoad')}
      onConfirm={load}
      onClose={onClose}
    />
  );
}
