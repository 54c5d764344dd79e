import type { Editor } from '@tiptap/react';
import { useId, useState, type KeyboardEvent } from 'react';
import controls from '../layout/controls.module.css';
import styles from './rich-text.module.css';
import { useRichTextText } from './rich-text.texts.ts';

const isAddress = (text: string) => /^(?:https?:\/\/|mailto:)\S+$/i.test(text);

/** The address of the link at the selection. Not a `<form>`: the editor stands inside one. */
export function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useRichTextText();
  const id = useId();
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''));
  const [isInvalid, setInvalid] = useState(false);
  const apply = () => {
    const href = address.trim();
    if (!isAddress(href)) return setInvalid(true);
    const { empty } = editor.state.selection;
    // Without a selection and outside a link, the address itself is the text.
    if (empty && !editor.isActive('link'))
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    return onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      apply();
    }
    if (event.key !== 'Escape') return;
    // The dialog around the form must stay open.
    event.stopPropagation();
    editor.commands.focus();
    onClose();
  };
  return (
    <div className={styles.link}>
      {/* The button that opened it was pressed to type an address. */}
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        type="url"
        className={controls.input}
        aria-label={t('linkAddress')}
        placeholder={t('linkPlaceholder')}
        maxLength={1000}
        value={address}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? id : undefined}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className={controls.link} onClick={apply}>
        {t('apply')}
      </button>
      {editor.isActive('link') && (
        <button type="button" className={controls.link} onClick={remove}>
          {t('removeLink')}
        </button>
      )}
      {isInvalid && (
        <p id={id} className={styles.problem} role="alert">
          {t('linkInvalid')}
        </p>
      )}
    </div>
  );
}
