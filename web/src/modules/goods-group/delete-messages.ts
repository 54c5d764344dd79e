import type { Envelope } from '@edp/contract/kernel/envelope.ts';
import { withFallbackMessage } from '../../kernel/http/call-error.ts';
import { goodsGroupText } from './goods-group.texts.ts';

/**
 * The specification quotes what is said of a deletion; both texts are the tenant's to change. A reason of the server is
 * shown as it is.
 */
export const withDeleteMessages = async (work: Promise<Envelope<unknown>>): Promise<Envelope<unknown>> => ({
  ...(await withFallbackMessage(goodsGroupText('deleteFailed'), work)),
  message: goodsGroupText('deleted'),
});
