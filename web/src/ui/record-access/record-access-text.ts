import { dictionary } from '../../kernel/text.ts';
import { recordAccessEn } from './record-access.en.ts';
import { recordAccessZh } from './record-access.zh.ts';

export const { useText: useRecordAccessText } = dictionary('recordAccess', recordAccessZh, recordAccessEn);
export type RecordAccessText = ReturnType<typeof useRecordAccessText>;
