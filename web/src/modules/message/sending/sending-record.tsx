import { messageSending, type Sending } from '@edp/contract/modules/message/message-sending.ts';
import { recordScreens } from '../../../ui/noun/record-screens.tsx';
import { ReadersList } from '../../../ui/readers/readers-list.tsx';
import { RecordDetails } from '../../../ui/record/record-details.tsx';
import { useDepartments } from '../../subject/shared/use-departments.ts';
import { useSendingText } from './message-sending.texts.ts';
import styles from './message-sending.module.css';
import { toRow, type SendingRow } from './sending-row.ts';

const useFields = () => {
  const t = useSendingText();
  return {
    addressedTo: { label: t('recipients'), isWide: true },
    senderName: { label: t('sender') },
    createTime: { label: t('time') },
    link: { label: t('link'), isWide: true },
    content: {
      label: t('content'),
      isWide: true,
      render: (text: unknown) => <p className={styles.text}>{text as string}</p>,
    },
  };
};

/** What was sent, and who has read it below. */
function Overview({ record }: { record: SendingRow }) {
  return (
    <>
      <RecordDetails record={record} fields={useFields()} />
      <div className={styles.readers}>
        <ReadersList
          call={messageSending.recipients}
          id={record.id}
          read={record.readers}
          all={record.recipients}
          departments={useDepartments()}
        />
      </div>
    </>
  );
}

export const sendingScreens = recordScreens<SendingRow>(() => {
  const t = useSendingText();
  return {
    list: '/messageManage',
    isWithoutPage: true,
    titles: { view: t('details') },
    calls: { detail: messageSending.detail },
    fields: useFields(),
    Overview,
    toValue: (detail) => toRow(detail as Sending),
    tagsOf: ({ kind }) => <span>{t(`kind_${kind}`)}</span>,
  };
});
