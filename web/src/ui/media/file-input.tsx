import type { ChangeEvent, Ref } from 'react';

// Not the `hidden` attribute: antd's style sheet overrides it for file inputs.
const hidden = { display: 'none' };

interface Props {
  /** For the visible button: `ref.current?.click()`. */
  ref: Ref<HTMLInputElement>;
  label: string;
  accept: string;
  /** Receives the first file, and all where several can be chosen. */
  onChoose: (first: File, all: readonly File[]) => unknown;
  multiple?: boolean;
}

/** A hidden native file input behind a button of ours. */
export function FileInput({ ref, label, accept, onChoose, multiple = false }: Props) {
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // So that choosing the same file again fires a change.
    event.target.value = '';
    const [first] = files;
    if (first) void onChoose(first, files);
  };
  return (
    <input
      ref={ref}
      type="file"
      style={hidden}
      multiple={multiple}
      accept={accept}
      aria-label={label}
      onChange={choose}
    />
  );
}
