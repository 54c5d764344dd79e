import type { Accessory } from '@edp/contract/modules/material/material-parts.ts';
import { Link } from 'react-router';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import { useAccessoryColumns } from '../accessory-columns.tsx';
import { useMaterialRecordText } from '../material-record.texts.ts';
import { materialRoute } from '../routes.ts';

export function AccessoriesView({ accessories }: { accessories: readonly Accessory[] }) {
  const t = useMaterialRecordText();
  const columns = useAccessoryColumns(({ id, itemName }) => <Link to={materialRoute(id)}>{itemName}</Link>);
  if (accessories.length === 0) return <Notice title={t('noAccessories')} />;
  return (
    <DataTable
      caption={t('accessoriesTab')}
      columns={columns}
      rows={accessories}
      isFirstLoad={false}
      isLoading={false}
    />
  );
}
