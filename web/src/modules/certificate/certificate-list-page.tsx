import { certificate, certificateRecord, validities } from '@edp/contract/modules/certificate/certificate.ts';
import { useState } from 'react';
import { useList } from '../../kernel/data/use-list.ts';
import { request } from '../../kernel/http/api.ts';
import { lazy } from '../../kernel/lazy.ts';
import { PageSkeleton } from '../../ui/feedback/page-skeleton.tsx';
import { Segmented } from '../../ui/filter/segmented.tsx';
import { AddButton } from '../../ui/noun/add-button.tsx';
import { useDefinedList } from '../../ui/noun/defined/defined-columns.tsx';
import { useDefinitionText } from '../../ui/noun/defined/definition-text.ts';
import { lazyScreens } from '../../ui/noun/lazy-screens.ts';
import { NounListPage } from '../../ui/noun/noun-list-page.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { deleteAction, editAction } from '../../ui/noun/standard-actions.ts';
import { useNounList } from '../../ui/noun/use-noun-list.ts';
import type { RowAction } from '../../ui/table/rows/row-actions.tsx';
import { useRecordBatch } from '../../ui/table/selection/use-record-batch.tsx';
import { tagColumnWidth } from '../../ui/table/text-width.ts';
import { applicationOf, toRow, type CertificateRow } from './certificate-row.ts';
import { CertificateStatus } from './certificate-status.tsx';
import styles from './certificate.module.css';
import { useCertificateText } from './certificate.texts.ts';
import { downloadFile } from './download-file.ts';
import { PasswordCell } from './password-cell.tsx';
import { ValidityCell } from './validity-cell.tsx';

const CertificateTimeline = lazy(
  async () => (await import('./certificate-timeline.tsx')).CertificateTimeline,
  () => (
    <div className={styles.timeline}>
      <PageSkeleton />
    </div>
  ),
);
const screens = lazyScreens(async () => (await import('./certificate-record.tsx')).certificateScreens);

export function CertificateListPage() {
  const t = useCertificateText();
  const [display, setDisplay] = useState<'list' | 'timeline'>('list');
  const noun = useNounText();
  const { rows, ...read } = useList(certificate.list);
  const list = useNounList({ ...read, rows: rows.map(toRow) }, screens);
  const statuses = useDefinitionText(certificateRecord)
    .wordsOf('workStatus')!
    .map((word) => word.text);
  const { text, columns, filters } = useDefinedList<CertificateRow>(certificateRecord, {
    columns: {
      appId: { lead: 'link', text: applicationOf, render: applicationOf },
      certificatePwd: { render: (row) => <PasswordCell row={row} /> },
      workStatus: { width: tagColumnWidth(...statuses), render: (row) => <CertificateStatus row={row} /> },
      daysLeft: { sort: 'endTime', render: (row) => <ValidityCell row={row} /> },
    },
    filters: {
      workStatus: { isMain: true },
      daysLeft: { name: 'validity', options: validities.map((value) => ({ value, text: t(value) })) },
      endTime: { label: t('endDay'), type: 'range' },
    },
  });
  const actionsOf = (row: CertificateRow): RowAction[] => {
    const { id, name, packageName, endTime, certificateFile } = row;
    const question = {
      title: t('deleteTitle'),
      detail: t('deleteDetail', { name, package: packageName, end: endTime }),
    };
    return [
      editAction(certificate.update, row, list),
      deleteAction(certificate.delete, row, question, () => request(certificate.delete, [id])),
      ...(certificateFile
        ? [
            {
              text: t('download'),
              can: certificate.download.can,
              isExtra: true,
              run: () => downloadFile(id, certificateFile.name),
            },
          ]
        : []),
    ];
  };
  return (
    <NounListPage
      of={list}
      title={text.say('title')}
      filters={filters}
      columns={columns}
      actionsOf={actionsOf}
      batch={useRecordBatch(list.list, certificate)}
      add={
        <AddButton
          call={certificate.save}
          text={noun('add', { thing: text.say('thing') })}
          load={screens.load}
          onClick={() => list.openDialog({ what: 'form' })}
        />
      }
      tools={
        <Segmented
          aria-label={t('display')}
          value={display}
          onChange={setDisplay}
          options={[
            { value: 'list', label: t('list') },
            { value: 'timeline', label: t('timeline') },
          ]}
        />
      }
      above={display === 'timeline' && <CertificateTimeline list={list.list} />}
      empty={{ title: text.say('emptyTitle'), detail: text.say('emptyDetail') }}
    />
  );
}
