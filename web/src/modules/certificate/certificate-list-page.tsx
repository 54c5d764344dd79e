import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { certificate, validities } from '@edp/contract/modules/certificate.ts';
import { lazy } from '../../kernel/lazy.ts';
import { useList } from '../../kernel/use-list.ts';
import { useRestorableState } from '../../kernel/use-restorable-state.ts';
import { ListPage } from '../../ui/list-page.tsx';
import { PermittedButton } from '../../ui/permitted-button.tsx';
import type { RowAction } from '../../ui/row-actions.tsx';
import { deleteCertificate, downloadFile } from './certificate-actions.ts';
import { certificateColumns } from './certificate-columns.tsx';
import { toRow, type CertificateRow } from './certificate-row.ts';
import { useCertificateText } from './certificate-text.ts';

const loadForm = () => import('./certificate-form.tsx');
const CertificateForm = lazy(async () => (await loadForm()).CertificateForm);

export function CertificateListPage() {
  const t = useCertificateText();
  const list = useList(certificate.list);
  const [opened, setOpened] = useRestorableState<{ id?: string }>();

  const filters = [
    { name: 'workStatus', label: t('status'), options: [{ value: 'USEABLE', text: t('usable') }, { value: 'UNEABLE', text: t('unusable') }] },
    { name: 'validity', label: t('validity'), options: validities.map((value) => ({ value, text: t(value) })) },
  ];
  const actionsOf = (row: CertificateRow): RowAction[] => [
    { text: t('editAction'), can: certificate.update.can, run: () => setOpened({ id: row.id }) },
    { text: t('delete'), can: certificate.delete.can, run: () => deleteCertificate(row), danger: true },
    // Last, because only some rows have it and the others stay aligned.
    ...(row.certificateFile ? [{ text: t('download'), can: certificate.download.can, run: () => downloadFile(row.id, row.certificateFile!.name) }] : []),
  ];
  const add = (
    <PermittedButton can={certificate.save.can} type="primary" icon={<PlusOutlined />} onPointerEnter={loadForm} onClick={() => setOpened({})}>{t('add')}</PermittedButton>
  );

  return (
    <>
      <ListPage title={t('title')} list={{ ...list, rows: list.rows.map(toRow) }} filters={filters} columns={certificateColumns(t)} actionsOf={actionsOf} toolbar={add}
        empty={{ title: t('emptyTitle'), detail: t('emptyDetail'), action: add }} />
      {opened && <CertificateForm id={opened.id} onClose={() => setOpened(undefined)} />}
    </>
  );
}
