import type { ChangeEvent, Ref } from 'react';

// Not the `hidden` attribute: antd's style sheet overrides it for file inputs.
const hidden = { display: 'none' };

interface Props {
  /** For the visible button: `ref.current?.click()`. */
  ref: Ref<HTMLInputElement>;
  label: string;
  accept: string;
  onChoose: (file: File) => unknown;
}

/** A hidden native file input behind a button of ours. */
export function FileInput({ ref, label, accept, onChoose }: Props) {
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // So that choosing the same file again fires a change.
    event.target.value = '';
    if (file) void onChoose(file);
  };
  return <input ref={ref} type="file" style={hidden} accept={accept} aria-label={label} onChange={choose} />;
}
