import {
  fileColumn,
  flagColumn,
  type History,
  linksTo,
  recordHistory,
  secretColumn,
} from '../../kernel/record/history.ts';
import { certificateTable } from './certificate.queries.ts';

export const certificateHistory: History = {
  ...recordHistory(certificateTable, {
    usable: flagColumn('workStatus', 'USEABLE', 'UNEABLE'),
    sealed_password: secretColumn('certificatePwd'),
    file_id: fileColumn('certificateFile'),
  }),
  links: { certificate_remind: linksTo('remindScope', 'user_id', 'user_account') },
};
