import { Button } from 'antd';
import { TabContext } from '../../kernel/tabs/tab-context.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import { useUiText } from '../../ui/ui.texts.ts';
import { confirmLeave, newsDraftScope } from './confirm-leave.ts';
import { NewsBody } from './news-body.tsx';
import { useNewsItem } from './news-item.ts';
import { useNewsText } from './news-reader.texts.ts';
import { closeNews } from './opened-news.ts';

const close = async () => {
  if (await confirmLeave()) closeNews();
};

/** An item that the user has opened. */
export function NewsDialog({ newsId }: { newsId: string }) {
  const t = useNewsText();
  const ui = useUiText();
  const news = useNewsItem(newsId);
  return (
    <TabContext value={newsDraftScope}>
      <Modal
        title={news.item?.title ?? t('ticker')}
        width={720}
        footer={<Button onClick={() => void close()}>{ui('close')}</Button>}
        onClose={() => void close()}>
        <NewsBody {...news} />
      </Modal>
    </TabContext>
  );
}
