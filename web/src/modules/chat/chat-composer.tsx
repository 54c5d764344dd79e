import { chat, ChatInput, longestChatText } from '@edp/contract/modules/chat/chat.ts';
import { translateRule } from '@edp/contract/texts.ts';
import { Button } from 'antd';
import { useId, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { fetchData } from '../../kernel/http/api.ts';
import { toCallError } from '../../kernel/http/call-error.ts';
import { language } from '../../kernel/text/language.ts';
import controls from '../../ui/layout/controls.module.css';
import { useChatText } from './chat.texts.ts';
import styles from './chat.module.css';
import { addToConversation } from './conversation.ts';
import { storeDraft, useOpenChat } from './open-chat.ts';

export function ChatComposer({ userId, isDisabled }: { userId: string; isDisabled: boolean }) {
  const t = useChatText();
  const errorId = useId();
  const text = useOpenChat(({ drafts }) => drafts[userId] ?? '');
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);

  const change = (value: string) => {
    storeDraft(userId, value);
    setProblem(value.length > longestChatText ? t('tooLong', { max: longestChatText }) : '');
  };
  // Pasting a whole file would freeze the page before the validation message is shown.
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.getData('text').length <= longestChatText) return;
    event.preventDefault();
    setProblem(t('tooLong', { max: longestChatText }));
  };
  async function send() {
    const { error } = ChatInput.shape.text.safeParse(text);
    if (error) return setProblem(translateRule(error.issues[0]?.message ?? '', language()));
    setSending(true);
    try {
      addToConversation(userId, await fetchData(chat.send, { userId, text }));
      change('');
    } catch (failure) {
      // The text stays, so that it can be sent again.
      const { fields, message } = toCallError(failure);
      setProblem(fields[0]?.message ?? message);
    } finally {
      setSending(false);
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isSending) void send();
  };
  return (
    <div className={styles.composer}>
      <textarea
        className={`${controls.input} ${styles.input}`}
        rows={3}
        disabled={isDisabled}
        value={text}
        placeholder={t('placeholder')}
        aria-label={t('message')}
        aria-invalid={problem !== ''}
        aria-describedby={errorId}
        onChange={(event) => change(event.target.value)}
        onPaste={paste}
        onKeyDown={onKeyDown}
      />
      <div className={styles.sendLine}>
        <span id={errorId} className={styles.problem} role="alert">
          {problem}
        </span>
        <span className={styles.count}>{t('count', { count: text.length, max: longestChatText })}</span>
        <Button type="primary" disabled={isDisabled} loading={isSending} onClick={() => void send()}>
          {t('send')}
        </Button>
      </div>
    </div>
  );
}
