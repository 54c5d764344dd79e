import { applicationLabels } from '@edp/contract/modules/application/application-labels.ts';
import { dictionary } from '../../kernel/text/text.ts';

export const { useText: useApplicationText } = dictionary('application', {
  title: { ZHS: '应用管理', ENG: 'Applications' },
  thing: { ZHS: '应用', ENG: 'application' },
  code: applicationLabels.code,
  name: applicationLabels.name,
  emptyTitle: { ZHS: '还没有应用', ENG: 'No applications yet' },
  emptyDetail: {
    ZHS: '应用是公司使用的软件系统；新增后，就可以为它登记证书。',
    ENG: 'Applications are the software that the company uses. Add one to register certificates for it.',
  },
});
