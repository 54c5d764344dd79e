import { dictionary, dictionaryItems } from '@edp/contract/modules/dictionary/dictionary.ts';
import { bind } from '../../kernel/http/bind.ts';

export const dictionaryRoutes = bind(dictionary, { byKey: ({ input, language }) => dictionaryItems(input.key, language) });
