import type { ChangeEvent, Ref } from 'react';

// antd shows every file input of a form again, whatever its `hidden` says.
const hidden = { display: 'none' };

interface Props {
  /** For the button that is seen: `ref.current?.click()`. */
  ref: Ref<HTMLInputElement>;
  label: string;
  accept: string;
  onChoose: (file: File) => unknown;
}

/** The browser's own way to choose a file, behind a button of ours. */
export function FileInput({ ref, label, accept, onChoose }: Props) {
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // The same file may be chosen again after a failure.
    event.target.value = '';
    if (file) void onChoose(file);
  };
  return <input ref={ref} type="file" style={hidden} accept={accept} aria-label={label} onChange={choose} />;
}
