import { material, type OrganisationPair } from '@edp/contract/modules/material/material.ts';
import { translate } from '@edp/contract/texts.ts';
import { useState } from 'react';
import { fetchPage } from '../../../../kernel/http/api.ts';
import { queryKeyOf } from '../../../../kernel/http/query-key.ts';
import { useLanguage } from '../../../../kernel/text/language.ts';
import { useDebounced } from '../../../../ui/layout/use-debounced.ts';
import { PickerSearch } from '../../../../ui/pickers/picker-search.tsx';
import type { Source } from '../../../../ui/pickers/sources.ts';
import { TablePicker } from '../../../../ui/pickers/table/table-picker.tsx';
import type { Column } from '../../../../ui/table/column.ts';
import { useMaterialRecordText } from '../material-record.texts.ts';

interface Props {
  /** Of a stored material; for a new one all organisations are shown. */
  skuId: string | undefined;
  reasonOf?: (organisation: OrganisationPair) => string | undefined;
  /** The dialog stays busy until it resolves. */
  onAdd: (organisations: readonly OrganisationPair[]) => unknown;
  onClose: () => void;
}

/** Organisations that a material is not in yet, found by either name. */
export function OrganisationPicker({ skuId, reasonOf, onAdd, onClose }: Props) {
  const t = useMaterialRecordText();
  const language = useLanguage();
  const [unit, setUnit] = useState('');
  const unitOrgName = useDebounced(unit.trim());
  const source: Source<OrganisationPair> = {
    queryKey: queryKeyOf(material.assignable, skuId, unitOrgName),
    fetch: ({ text, ...page }, signal) => fetchPage(material.assignable, { skuId, invOrgName: text, unitOrgName, ...page }, signal),
  };
  const columns: readonly Column<OrganisationPair>[] = [
    { key: 'invOrgName', title: t('inventoryOrganisation'), width: 320, grows: true, render: ({ invOrgName }) => invOrgName },
    { key: 'unitOrgName', title: t('unitOrganisation'), width: 320, render: ({ unitOrgName: name }) => name },
  ];
  return (
    <TablePicker title={t('chooseOrganisations')} source={source} columns={columns} nameOf={({ invOrgName }) => invOrgName} searchLabel={t('searchInventory')} selection="multiple"
      tools={<PickerSearch label={t('searchUnit')} value={unit} onChange={setUnit} />} emptyMessage={translate('material.nothingToAssign', language)} disabledReason={reasonOf}
      onConfirm={onAdd} onClose={onClose} />
  );
}
