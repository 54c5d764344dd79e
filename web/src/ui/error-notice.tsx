import { Notice } from './notice.tsx';
import { useUiText } from './ui-text.ts';

/** In the place of what could not be fetched: why, and another try. */
export function ErrorNotice({ title, onRetry }: { title: string; onRetry: () => unknown }) {
  const t = useUiText();
  return <Notice title={title} action={{ text: t('retry'), run: () => void onRetry() }} />;
}
