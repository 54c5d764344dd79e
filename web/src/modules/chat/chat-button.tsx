import MessageOutlined from '@ant-design/icons/MessageOutlined';
import { Button } from 'antd';
import { useState } from 'react';
import { lazy } from '../../kernel/lazy.ts';
import { useLive } from '../../kernel/live/live-state.ts';
import { CountBadge } from '../../ui/feedback/count-badge.tsx';
import { useChatButtonText } from './chat-button.texts.ts';

const ChatDrawer = lazy(async () => (await import('./chat-drawer.tsx')).ChatDrawer);

export function ChatButton() {
  const t = useChatButtonText();
  const count = useLive(({ unreadChats }) => unreadChats);
  const [isOpen, setOpen] = useState(false);
  const name = count > 0 ? t('chatUnread', { count }) : t('chat');
  return (
    <>
      <CountBadge count={count}>
        <Button
          type="text"
          title={t('chat')}
          aria-label={name}
          aria-haspopup="dialog"
          icon={<MessageOutlined />}
          onClick={() => setOpen(true)}
        />
      </CountBadge>
      {isOpen && <ChatDrawer onClose={() => setOpen(false)} />}
    </>
  );
}
