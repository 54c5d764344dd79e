import type { NewsState } from '@edp/contract/modules/news/news-manage.ts';
import { StatusTag, ToneTag } from '../../../ui/feedback/status-tag.tsx';
import { useNewsManageText } from './news-manage.texts.ts';

/** Where an item stands: what readers see is green, what they will see is yellow. */
export function StateTag({ state }: { state: NewsState }) {
  const t = useNewsManageText();
  const text = t(`state_${state}`);
  if (state === 'published') return <ToneTag tone="success" text={text} />;
  return state === 'scheduled' ? <ToneTag tone="warning" text={text} /> : <StatusTag on={false} text={text} />;
}
