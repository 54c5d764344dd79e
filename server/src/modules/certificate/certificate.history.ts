import {
  fileColumn,
  flagColumn,
  type History,
  linksTo,
  referenceColumn,
  secretColumn,
  textColumn,
} from '../record/history.ts';

export const certificateHistory: History = {
  columns: {
    application_id: referenceColumn('appId', 'application'),
    app_key: textColumn('appKey'),
    package_name: textColumn('packageName'),
    type: textColumn('certificateType'),
    usable: flagColumn('workStatus', 'USEABLE', 'UNEABLE'),
    sealed_password: secretColumn('certificatePwd'),
    file_id: fileColumn('certificateFile'),
    start_date: textColumn('startTime'),
    end_date: textColumn('endTime'),
  },
  links: { certificate_remind: linksTo('remindScope', 'user_id', 'user_account') },
};
