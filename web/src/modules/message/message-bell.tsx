import BellOutlined from '@ant-design/icons/BellOutlined';
import { Button } from 'antd';
import { useState } from 'react';
import { lazy } from '../../kernel/lazy.ts';
import { useLive } from '../../kernel/live/live-state.ts';
import { CountBadge } from '../../ui/feedback/count-badge.tsx';
import { useMessageText } from './message.texts.ts';

const MessageDrawer = lazy(async () => (await import('./message-drawer.tsx')).MessageDrawer);
const MessageMore = lazy(async () => (await import('./message-more.tsx')).MessageMore);

/** The number of unread messages; opens the drawer. */
export function MessageBell() {
  const t = useMessageText();
  const count = useLive(({ unreadMessages }) => unreadMessages);
  const [shown, setShown] = useState<'drawer' | 'more'>();
  const name = count > 0 ? t('messagesUnread', { count }) : t('messages');
  const close = () => setShown(undefined);
  return (
    <>
      <CountBadge count={count}>
        <Button
          type="text"
          title={t('messages')}
          aria-label={name}
          aria-haspopup="dialog"
          icon={<BellOutlined />}
          onClick={() => setShown('drawer')}
        />
      </CountBadge>
      {shown === 'drawer' && <MessageDrawer onMore={() => setShown('more')} onClose={close} />}
      {shown === 'more' && <MessageMore onClose={close} />}
    </>
  );
}
