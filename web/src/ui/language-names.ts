export { languageNames } from '@edp/contract/kernel/language.ts';
