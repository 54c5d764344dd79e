import type { Language } from '@edp/contract/kernel/language.ts';
import type { Change } from '@edp/contract/modules/workbench/workbench.ts';
import type { Noun } from '@edp/contract/kernel/record/noun.ts';
import { nounsWith } from '@edp/contract/nouns.ts';
import { type RawBuilder, sql } from 'kysely';
import { pageOf } from '../../kernel/record/record-name.ts';
import type { Schema } from '../../kernel/schema/schema.generated.ts';
import { hasPermission, type Session } from '../../kernel/session/session.ts';
import { certificateName } from '../certificate/certificate.figure.ts';

/** Whose changes the workbench shows. */
export interface ChangeSource {
  noun: Change['noun'];
  record: Noun;
  table: keyof Schema;
  /** What a record `x` of the table is called. */
  nameOf: (language: Language) => RawBuilder<string>;
  /** Where a record of this name is found; empty for nowhere. */
  linkTo: (name: string) => string;
  isFor: (session: Session) => boolean;
}

/** Those whose records have no name of their own. */
const names: Readonly<Partial<Record<Change['noun'], ChangeSource['nameOf']>>> = { certificate: certificateName };

export const changeSources: readonly ChangeSource[] = nounsWith('changes').map((noun) => ({
  noun: noun.name,
  record: noun,
  table: noun.table,
  nameOf: names[noun.name] ?? (() => sql`x.name`),
  linkTo: (name) => pageOf(noun, name),
  isFor: (session) => hasPermission(session, noun.view),
}));
