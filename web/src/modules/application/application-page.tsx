import { application } from '@edp/contract/modules/application.ts';
import { Input } from 'antd';
import { useParams } from 'react-router';
import { FormField } from '../../ui/form-field.tsx';
import { useRecordAccess } from '../../ui/record-access/use-record-access.tsx';
import { RecordPage } from '../../ui/record-page/record-page.tsx';
import { statusTag } from './application-columns.tsx';
import { useApplicationText } from './application-text.ts';

const calls = { detail: application.detail, create: application.save, update: application.update };
const blank = { code: '', name: '', remarks: '' };

export function ApplicationPage() {
  const t = useApplicationText();
  const { id = '0' } = useParams();
  const access = useRecordAccess('application');
  const titles = { create: t('add'), view: t('details'), edit: t('edit') };
  const fields = {
    code: { label: t('code') },
    name: { label: t('name') },
    remarks: { label: t('remarks'), isWide: true },
  };
  const facts = {
    status: { label: t('status'), isWide: true, render: (status: unknown) => statusTag(status, t) },
    createBy: { label: t('createBy') },
    createTime: { label: t('createTime') },
  };
  return (
    <>
      <RecordPage id={id} list="/applicationManage" titles={titles} calls={calls} blank={blank} fields={fields} facts={facts} toolsOf={access.buttonOf}>
        <FormField name="code"><Input placeholder={t('codePlaceholder')} /></FormField>
        <FormField name="name"><Input placeholder={t('namePlaceholder')} /></FormField>
        <FormField name="remarks"><Input.TextArea rows={3} placeholder={t('remarksPlaceholder')} /></FormField>
      </RecordPage>
      {access.dialog}
    </>
  );
}
