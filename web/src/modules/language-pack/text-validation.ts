import { OwnText } from '@edp/contract/modules/language-pack.ts';
import { translate } from '@edp/contract/texts.ts';
import { language } from '../../kernel/language.ts';
import { validationError } from '../../kernel/rules.ts';

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))];

/** The error of a tenant's text; undefined if it is empty. */
export function validateText(own: string, builtIn: string): string | undefined {
  if (own.trim() === '') return undefined;
  const present = placeholders(own);
  const lost = placeholders(builtIn).filter((name) => !present.includes(name));
  if (lost.length > 0) return translate('languagePack.placeholders', language(), { names: lost.join(' ') });
  return validationError(OwnText, own);
}
