import { Select } from 'antd';
import { antdProps, type Control } from '../control.ts';
import { joinTags, splitTags } from '../tags.ts';
import styles from '../inputs.module.css';

/** Typed words; Enter, a semicolon, a comma or leaving the field ends a word. */
export function AntdTagsInput({ value, onChange, ...control }: Control<string>) {
  return (
    <Select
      {...antdProps(control)}
      className={styles.wide}
      mode="tags"
      open={false}
      suffixIcon={null}
      tokenSeparators={[';', '；', ',', '，', '、', '\n']}
      value={splitTags(value)}
      onChange={(tags: string[]) => onChange?.(joinTags(tags))}
    />
  );
}
