import type { FileLimit } from '@edp/contract/kernel/stored-file.ts';
import { lazy } from '../../kernel/lazy.ts';
import skeleton from '../feedback/skeleton.module.css';
import styles from './rich-text.module.css';

export interface RichTextProps {
  /** The accessible name: a label cannot point at an editor. */
  label: string;
  /** For pictures in the text. */
  pictureLimit: FileLimit;
  sendPicture: (file: File, onProgress: (percent: number) => void) => Promise<{ url: string; orginalName: string }>;
  id?: string;
  /** HTML; empty without content. */
  value?: string | undefined;
  onChange?: (html: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

const Placeholder = () => (
  <div className={styles.box}>
    <div className={styles.placeholder}>
      <span className={skeleton.bar} />
    </div>
  </div>
);

/** A text with headings, lists, links and pictures. The editor is loaded when it is first shown. */
export const RichTextInput = lazy<RichTextProps>(
  async () => (await import('./rich-text-editor.tsx')).RichTextEditor,
  Placeholder,
);
