import { Notice } from './notice.tsx';
import { useUiText } from '../ui.texts.ts';

/** Shown in place of content that failed to load, with a retry button. */
export function ErrorNotice({ title, onRetry }: { title: string; onRetry: () => unknown }) {
  const t = useUiText();
  return <Notice title={title} action={{ text: t('retry'), run: () => void onRetry() }} />;
}
