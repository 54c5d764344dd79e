import type { message, Message } from '@edp/contract/modules/message/message.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { usePagedList } from '../../kernel/data/use-paged-list.ts';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import skeleton from '../../ui/feedback/skeleton.module.css';
import type { ReadFilter } from './message-filter.tsx';
import { useMessageText } from './message.texts.ts';
import styles from './message.module.css';
import controls from '../../ui/layout/controls.module.css';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { deleteMessage, markRead } from './message-actions.ts';

interface Props {
  read: ReadFilter;
  list: ReturnType<typeof usePagedList<typeof message.list>>;
  onLeave: () => void;
}

export function MessagePage({ read, list, onLeave }: Props) {
  const t = useMessageText();
  if (list.isFirstLoad)
    return (
      <div className={styles.loading}>
        {[1, 2, 3, 4].map((line) => (
          <span key={line} className={skeleton.bar} />
        ))}
      </div>
    );
  if (list.error) return <ErrorNotice title={list.error.message} onRetry={list.reload} />;
  if (list.rows.length === 0)
    return <Notice title={read === '0' ? t('noneUnread') : t('none')} detail={t('noneDetail')} />;
  return <MessageList messages={list.rows} onLeave={onLeave} />;
}

/** A list of messages; opening one shows its whole text and marks it as read. */
function MessageList({ messages, onLeave }: { messages: readonly Message[]; onLeave: () => void }) {
  const [openId, setOpenId] = useState('');
  const toggle = (message: Message) => {
    setOpenId(message.id === openId ? '' : message.id);
    if (message.read === 0) void markRead(message);
  };
  return (
    <ul className={styles.list}>
      {messages.map((message) => (
        <li key={message.id} className={message.read === 0 ? styles.unread : undefined}>
          <MessageLine
            message={message}
            isOpen={message.id === openId}
            onToggle={() => toggle(message)}
            onLeave={onLeave}
          />
        </li>
      ))}
    </ul>
  );
}

interface LineProps {
  message: Message;
  isOpen: boolean;
  onToggle: () => void;
  onLeave: () => void;
}

function MessageLine({ message, isOpen, onToggle, onLeave }: LineProps) {
  const t = useMessageText();
  const navigate = useNavigate();
  const { kind, title, content, link, read, senderName, createTime } = message;
  const go = () => {
    onLeave();
    void navigate(link);
  };
  return (
    <>
      <button type="button" className={styles.line} aria-expanded={isOpen} onClick={onToggle}>
        <span className={styles.kind}>{t(kind)}</span>
        <span className={styles.lineTitle}>{title}</span>
        <time className={styles.time}>{createTime}</time>
        {!isOpen && <span className={styles.excerpt}>{content}</span>}
        {read === 0 && <VisuallyHidden>{t('unread')}</VisuallyHidden>}
      </button>
      {isOpen && (
        <div className={styles.whole}>
          <p className={styles.text}>{content}</p>
          {senderName && <p className={styles.sender}>{t('from', { name: senderName })}</p>}
          <p className={styles.actions}>
            {link && (
              <button type="button" className={controls.link} onClick={go}>
                {t('open')}
              </button>
            )}
            <button type="button" className={controls.danger} onClick={() => void deleteMessage(message)}>
              {t('delete')}
            </button>
          </p>
        </div>
      )}
    </>
  );
}
