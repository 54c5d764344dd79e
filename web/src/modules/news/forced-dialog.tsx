import { Button } from 'antd';
import { useState, type MouseEvent } from 'react';
import { TabContext } from '../../kernel/tabs/tab-context.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import type { ForcedReading } from './forced-reading.ts';
import { confirmLeave, newsDraftScope } from './confirm-leave.ts';
import { NewsBody } from './news-body.tsx';
import { useNewsItem } from './news-item.ts';
import { useNewsText } from './news-reader.texts.ts';
import styles from './news.module.css';

/** An item that must be read; the only way out is to confirm. */
export function ForcedDialog({ newsId, number, total, confirm }: ForcedReading) {
  const t = useNewsText();
  const news = useNewsItem(newsId);
  const [isBusy, setBusy] = useState(false);
  const read = async (event: MouseEvent) => {
    // The second click of a double click must not confirm the next item.
    const isAgain = event.detail > 1;
    if (isAgain || isBusy || !(await confirmLeave())) return;
    setBusy(true);
    await confirm();
    setBusy(false);
  };
  // An unpublished item cannot be read; the user can only go on.
  const isReadable = news.item !== undefined;
  return (
    <TabContext value={newsDraftScope}>
      <Modal
        width={720}
        title={news.item?.title ?? t('ticker')}
        footer={[
          <span key="place" className={styles.place}>
            {t('mustRead', { now: number, all: total })}
          </span>,
          <Button
            key="read"
            type="primary"
            disabled={!isReadable}
            loading={isBusy}
            onClick={(event) => void read(event)}>
            {t('confirmRead')}
          </Button>,
        ]}>
        <NewsBody {...news} />
      </Modal>
    </TabContext>
  );
}
