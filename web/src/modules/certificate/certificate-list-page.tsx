import { certificate, validities } from '@edp/contract/modules/certificate/certificate.ts';
import { useState } from 'react';
import { useList } from '../../kernel/data/use-list.ts';
import { request } from '../../kernel/http/api.ts';
import { lazy } from '../../kernel/lazy.ts';
import { PageSkeleton } from '../../ui/feedback/page-skeleton.tsx';
import { Segmented } from '../../ui/filter/segmented.tsx';
import { AddButton } from '../../ui/noun/add-button.tsx';
import { lazyScreens } from '../../ui/noun/lazy-screens.ts';
import { NounListPage } from '../../ui/noun/noun-list-page.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { deleteAction, editAction } from '../../ui/noun/standard-actions.ts';
import { useNounList } from '../../ui/noun/use-noun-list.ts';
import type { RowAction } from '../../ui/table/rows/row-actions.tsx';
import { useRecordBatch } from '../../ui/table/selection/use-record-batch.tsx';
import { certificateColumns } from './certificate-columns.tsx';
import { toRow, type CertificateRow } from './certificate-row.ts';
import styles from './certificate.module.css';
import { useCertificateText } from './certificate.texts.ts';
import { downloadFile } from './download-file.ts';

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
  const filters = [
    {
      name: 'workStatus',
      label: t('status'),
      isMain: true as const,
      options: [
        { value: 'USEABLE', text: t('usable') },
        { value: 'UNEABLE', text: t('unusable') },
      ],
    },
    { name: 'appKey', label: t('appKey') },
    { name: 'validity', label: t('validity'), options: validities.map((value) => ({ value, text: t(value) })) },
    { name: 'endTime', label: t('endDay'), type: 'range' as const },
  ];
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
      title={t('title')}
      filters={filters}
      columns={certificateColumns(t)}
      actionsOf={actionsOf}
      batch={useRecordBatch(list.list, certificate)}
      add={
        <AddButton
          call={certificate.save}
          text={noun('add', { thing: t('thing') })}
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
      empty={{ title: t('emptyTitle'), detail: t('emptyDetail') }}
    />
  );
}
