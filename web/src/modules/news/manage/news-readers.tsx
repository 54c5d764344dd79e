import BellOutlined from '@ant-design/icons/BellOutlined';
import { newsManage } from '@edp/contract/modules/news/news-manage.ts';
import { confirm } from '../../../kernel/feedback/confirm.ts';
import { request } from '../../../kernel/http/api.ts';
import { runAction } from '../../../kernel/http/run-action.ts';
import { PermittedButton } from '../../../ui/layout/permitted-button.tsx';
import { ReadersList } from '../../../ui/readers/readers-list.tsx';
import { useDepartments } from '../../subject/shared/use-departments.ts';
import { newsManageText, useNewsManageText } from './news-manage.texts.ts';
import type { NewsValue } from './news-row.ts';
import styles from './news-manage.module.css';

async function remind(id: string, count: number) {
  const question = {
    title: newsManageText('remindTitle', { count }),
    detail: newsManageText('remindDetail'),
    yes: newsManageText('remind'),
  };
  if (await confirm(question)) await runAction('news', () => request(newsManage.remind, { id }));
}

/** Who has read an item and who has not; the latter can be reminded while it is published. */
export function NewsReaders({ of: { id, read, readers, state, remindedTime } }: { of: NewsValue }) {
  const t = useNewsManageText();
  const unread = readers - read;
  const tools = state === 'published' && unread > 0 && (
    <span className={styles.remind}>
      {remindedTime && <span className={styles.reminded}>{t('remindedAt', { time: remindedTime })}</span>}
      <PermittedButton
        can={newsManage.remind.can}
        icon={<BellOutlined aria-hidden="true" />}
        onClick={() => void remind(id, unread)}>
        {t('remind')}
      </PermittedButton>
    </span>
  );
  return (
    <ReadersList
      call={newsManage.readers}
      id={id}
      read={read}
      all={readers}
      departments={useDepartments()}
      tools={tools}
    />
  );
}
