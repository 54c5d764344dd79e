import type { ChatPerson } from '@edp/contract/modules/chat/chat.ts';
import { useEffect, useState } from 'react';
import { Drawer } from '../../ui/dialog/drawer.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ChatPeople } from './chat-people.tsx';
import { useChatText } from './chat.texts.ts';
import styles from './chat.module.css';
import { Conversation } from './conversation-view.tsx';
import { showConversation } from './open-chat.ts';

export function ChatDrawer({ onClose }: { onClose: () => void }) {
  const t = useChatText();
  const [person, setPerson] = useState<ChatPerson>();
  const withId = person?.userId ?? '';
  useEffect(() => {
    showConversation(withId);
    return () => showConversation('');
  }, [withId]);
  return (
    <Drawer title={t('title')} width={820} onClose={onClose}>
      <div className={styles.chat}>
        <ChatPeople chosenId={withId} onChoose={setPerson} />
        {person ? (
          <Conversation key={withId} person={person} onBack={() => setPerson(undefined)} />
        ) : (
          <div className={styles.empty}>
            <Notice title={t('choose')} detail={t('chooseDetail')} />
          </div>
        )}
      </div>
    </Drawer>
  );
}
