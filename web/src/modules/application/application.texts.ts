import { applicationLabels } from '@edp/contract/modules/application/application-labels.ts';
import { dictionary } from '../../kernel/text/text.ts';

export const { useText: useApplicationText } = dictionary('application', {
  title: { ZHS: '应用管理', ENG: 'Applications' },
  thing: { ZHS: '应用', ENG: 'application' },
  code: applicationLabels.code,
  name: applicationLabels.name,
  emptyTitle: { ZHS: '还没有应用', ENG: 'No applications yet' },
  emptyDetail: { ZHS: '新增第一个应用后，就可以为它登记证书。', ENG: 'Add the first application to register certificates for it.' },
});
