import type { NewsState } from '@edp/contract/modules/news/news-fields.ts';
import { StatusTag, ToneTag } from '../../../ui/feedback/status-tag.tsx';

/** Where an item stands: what readers see is green, what they will see is yellow. */
export function StateTag({ state, text }: { state: NewsState; text: string }) {
  if (state === 'published') return <ToneTag tone="success" text={text} />;
  return state === 'scheduled' ? <ToneTag tone="warning" text={text} /> : <StatusTag on={false} text={text} />;
}
