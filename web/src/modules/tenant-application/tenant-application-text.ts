import { dictionary } from '../../kernel/text.ts';
import { tenantApplicationEn } from './tenant-application.en.ts';
import { tenantApplicationZh } from './tenant-application.zh.ts';

export const { useText: useTenantApplicationText, text: tenantApplicationText } = dictionary('tenantApplication', tenantApplicationZh, tenantApplicationEn);
export type TenantApplicationText = typeof tenantApplicationText;
