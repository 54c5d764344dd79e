import { material, type LoadRow } from '@edp/contract/modules/material/material.ts';
import { materialRecord } from '@edp/contract/modules/material/material-record.ts';
import { translate } from '@edp/contract/texts.ts';
import { fetchPage, request } from '../../kernel/http/api.ts';
import { nounOf, queryKeyOf } from '../../kernel/http/query-key.ts';
import { runAction } from '../../kernel/http/run-action.ts';
import { language } from '../../kernel/text/language.ts';
import { useDefinedColumns } from '../../ui/noun/defined/defined-columns.tsx';
import type { Source } from '../../ui/pickers/sources.ts';
import { TablePicker } from '../../ui/pickers/table/table-picker.tsx';
import { useMaterialText } from './material.texts.ts';

const source: Source<LoadRow> = {
  queryKey: queryKeyOf(material.loadable),
  fetch: ({ text, ...page }, signal) => fetchPage(material.loadable, { itemCodeOrName: text, ...page }, signal),
};

const shown = ['itemCode', 'itemName', 'specificationModel', 'unitId', 'itemCategoryId', 'itemTypeId'];

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
      columns={useDefinedColumns<LoadRow>(materialRecord, shown)}
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
