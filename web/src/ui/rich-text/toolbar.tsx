import BoldOutlined from '@ant-design/icons/BoldOutlined';
import ClearOutlined from '@ant-design/icons/ClearOutlined';
import ItalicOutlined from '@ant-design/icons/ItalicOutlined';
import LinkOutlined from '@ant-design/icons/LinkOutlined';
import OrderedListOutlined from '@ant-design/icons/OrderedListOutlined';
import PictureOutlined from '@ant-design/icons/PictureOutlined';
import RedoOutlined from '@ant-design/icons/RedoOutlined';
import StrikethroughOutlined from '@ant-design/icons/StrikethroughOutlined';
import UnderlineOutlined from '@ant-design/icons/UnderlineOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import UnorderedListOutlined from '@ant-design/icons/UnorderedListOutlined';
import type { FileLimit } from '@edp/contract/kernel/stored-file.ts';
import { useEditorState, type Editor } from '@tiptap/react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { FileInput } from '../media/file-input.tsx';
import { acceptOf } from '../media/upload/validate-file.ts';
import { LinkForm } from './link-form.tsx';
import styles from './rich-text.module.css';
import { useRichTextText } from './rich-text.texts.ts';

interface Tool {
  readonly key:
    | 'undo'
    | 'redo'
    | 'heading'
    | 'subheading'
    | 'bold'
    | 'italic'
    | 'underline'
    | 'strike'
    | 'bulletList'
    | 'orderedList'
    | 'blockquote'
    | 'clear';
  /** Without one, its name is shown. */
  readonly icon?: ReactNode;
  readonly run: (editor: Editor) => void;
  readonly isOn?: (editor: Editor) => boolean;
  readonly isDisabled?: (editor: Editor) => boolean;
}

const mark = (key: 'bold' | 'italic' | 'underline' | 'strike', icon: ReactNode): Tool => ({
  key,
  icon,
  run: (editor) => editor.chain().focus().toggleMark(key).run(),
  isOn: (editor) => editor.isActive(key),
});
const heading = (key: 'heading' | 'subheading', level: 2 | 3): Tool => ({
  key,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
});

const tools: readonly Tool[] = [
  {
    key: 'undo',
    icon: <UndoOutlined />,
    run: (editor) => editor.chain().focus().undo().run(),
    isDisabled: (editor) => !editor.can().undo(),
  },
  {
    key: 'redo',
    icon: <RedoOutlined />,
    run: (editor) => editor.chain().focus().redo().run(),
    isDisabled: (editor) => !editor.can().redo(),
  },
  heading('heading', 2),
  heading('subheading', 3),
  mark('bold', <BoldOutlined />),
  mark('italic', <ItalicOutlined />),
  mark('underline', <UnderlineOutlined />),
  mark('strike', <StrikethroughOutlined />),
  {
    key: 'bulletList',
    icon: <UnorderedListOutlined />,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    key: 'orderedList',
    icon: <OrderedListOutlined />,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    key: 'blockquote',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  { key: 'clear', icon: <ClearOutlined />, run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run() },
];

interface Props {
  editor: Editor;
  label: string;
  accept: FileLimit;
  onPicture: (file: File) => unknown;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Moves between the buttons, as the toolbar pattern asks: one of them is in the tab order. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  if (at === -1) return;
  event.preventDefault();
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}

/** The buttons above the text. */
export function Toolbar({ editor, label, accept, onPicture }: Props) {
  const t = useRichTextText();
  const input = useRef<HTMLInputElement>(null);
  const [isLinking, setLinking] = useState(false);
  const [current, setCurrent] = useState(0);
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      link: now.isActive('link'),
      tools: tools.map(({ isOn, isDisabled }) => ({ isOn: isOn?.(now), isDisabled: isDisabled?.(now) ?? false })),
    }),
  });
  const place = (index: number) => ({ isCurrent: index === current, onFocus: () => setCurrent(index) });
  return (
    <>
      <div role="toolbar" tabIndex={-1} aria-label={label} className={styles.toolbar} onKeyDown={moveFocus}>
        {tools.map(({ key, icon, run }, index) => (
          <ToolButton
            key={key}
            name={t(key)}
            icon={icon}
            {...states.tools[index]}
            {...place(index)}
            onClick={() => run(editor)}
          />
        ))}
        <ToolButton
          name={t('link')}
          icon={<LinkOutlined />}
          isOn={states.link}
          {...place(tools.length)}
          onClick={() => setLinking(!isLinking)}
        />
        <ToolButton
          name={t('picture')}
          icon={<PictureOutlined />}
          {...place(tools.length + 1)}
          onClick={() => input.current?.click()}
        />
      </div>
      <FileInput ref={input} label={t('picture')} accept={acceptOf([accept])} onChoose={onPicture} />
      {isLinking && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}

interface ButtonProps {
  name: string;
  icon: ReactNode;
  isOn?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** In the tab order. */
  isCurrent: boolean;
  onFocus: () => void;
  onClick: () => void;
}

function ToolButton({ name, icon, isOn, isDisabled = false, isCurrent, onFocus, onClick }: ButtonProps) {
  return (
    // `aria-disabled`: a disabled button would lose the focus, and with it the place in the toolbar.
    <button
      type="button"
      className={styles.tool}
      tabIndex={isCurrent ? 0 : -1}
      aria-pressed={isOn}
      aria-disabled={isDisabled}
      aria-label={icon ? name : undefined}
      title={name}
      onFocus={onFocus}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !isDisabled && onClick()}>
      {icon ? <span aria-hidden="true">{icon}</span> : name}
    </button>
  );
}
