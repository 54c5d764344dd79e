import { EditorContent, useEditor, type Editor, mergeAttributes, Node } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { useUpload } from '../media/upload/use-upload.ts';
import type { RichTextProps } from './rich-text-input.tsx';
import styles from './rich-text.module.css';
import { useRichTextText } from './rich-text.texts.ts';
import { Toolbar } from './toolbar.tsx';
import { isOwnPicture } from './sanitise-html.ts';

/** Without the empty paragraph that the editor keeps at the end to write on. */
function htmlOf(editor: Editor): string {
  let html = editor.getHTML();
  while (html.endsWith('<p></p>')) html = html.slice(0, -'<p></p>'.length);
  return html;
}
const pictureIn = (data: DataTransfer | null) => [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));

/** The editor itself. Reached through `RichTextInput`, which loads it. */
export function RichTextEditor({
  label,
  pictureLimit,
  sendPicture,
  id,
  value = '',
  onChange,
  onBlur,
  disabled = false,
  ...aria
}: RichTextProps) {
  const t = useRichTextText();
  /** What the form was told last: only another value comes from outside. */
  const lastValue = useRef(value);
  const shown = useRef<Editor>(null);
  const { percent, problem, upload } = useUpload(pictureLimit, sendPicture, ({ url, orginalName }) => {
    shown.current
      ?.chain()
      .focus()
      .insertContent({ type: 'picture', attrs: { src: url, alt: orginalName } })
      .run();
  });
  /** A pasted or dropped picture is uploaded; everything else goes through the schema. */
  const takePicture = (data: DataTransfer | null) => {
    const picture = pictureIn(data);
    if (picture) void upload(picture);
    return picture !== undefined;
  };
  const editor = useEditor({
    extensions,
    content: value,
    editable: !disabled,
    // The style sheet has these rules.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: `${styles.content} ${styles.editable}`,
        ...(id && { id }),
        ...(aria['aria-invalid'] && { 'aria-invalid': 'true' }),
        ...(aria['aria-describedby'] && { 'aria-describedby': aria['aria-describedby'] }),
      },
      handlePaste: (_view, event) => takePicture(event.clipboardData),
      handleDrop: (_view, event) => takePicture(event.dataTransfer),
    },
    onUpdate: ({ editor: changed }) => {
      lastValue.current = htmlOf(changed);
      onChange?.(lastValue.current);
    },
    onBlur: () => onBlur?.(),
  }) as Editor | null;

  useEffect(() => {
    shown.current = editor;
  }, [editor]);
  useEffect(() => {
    if (!editor || value === lastValue.current) return;
    lastValue.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    editor?.setEditable(!disabled, false);
  }, [editor, disabled]);

  return (
    <div className={aria['aria-invalid'] ? styles.invalid : styles.box}>
      {editor && !disabled && (
        <Toolbar editor={editor} label={t('toolbar', { label })} accept={pictureLimit} onPicture={upload} />
      )}
      <EditorContent editor={editor} />
      {percent !== undefined && <output className={styles.note}>{t('uploading', { percent })}</output>}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** A picture from our file store; others, such as those in text pasted from Word, are dropped. */
const Picture = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src]', getAttrs: (image) => isOwnPicture(image.getAttribute('src')) && null }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
});

/** What a text can contain: pasted styles, classes, fonts and scripts have no place in this schema. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      protocols: ['mailto'],
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Picture,
];
