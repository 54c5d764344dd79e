import type { Completeness } from '@edp/contract/kernel/record/completeness.ts';
import { joinNames } from '../../kernel/text/punctuation.ts';
import type { DefinitionText } from '../noun/defined/definition-text.ts';
import { completenessText } from './completeness.texts.ts';
import type { CompletenessView } from './completeness-button.tsx';

const nameOf = (text: DefinitionText, name: string) => text.of(name, 'label') ?? name;

/** Names the fields that a record lacks, in one line. */
export const missingText = (text: DefinitionText, { missing }: Completeness): string =>
  missing.length === 0
    ? completenessText('whole')
    : completenessText('lacksNames', { names: joinNames(missing.map((name) => nameOf(text, name))) });

/** How complete a record is by its definition; `tabOf` says where a field is. */
export const completenessView = (
  text: DefinitionText,
  of: Completeness,
  tabOf: (name: string) => string,
): CompletenessView => ({
  percent: of.percent,
  lines: [missingText(text, of)],
  parts: of.missing.map((name) => ({ name: nameOf(text, name), isMissing: true, tab: tabOf(name) })),
});
