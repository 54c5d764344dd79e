import type { Call } from '@edp/contract/kernel/call.ts';
import { nameFieldOf } from '@edp/contract/kernel/record/record.ts';
import type { AnyNoun } from '@edp/contract/nouns.ts';
import type { SharedTypeCode } from '@edp/contract/shared-types.ts';
import { translate } from '@edp/contract/texts.ts';
import type { ComponentType, ReactNode } from 'react';
import type { FormCall } from '../../kernel/data/rules.ts';
import { language } from '../../kernel/text/language.ts';
import type { CompletenessView } from '../completeness/completeness-button.tsx';
import type { InvalidMessage, SaveForm, ToInput } from '../form/engine/use-save-form.ts';
import type { FieldTexts } from '../form/engine/form-context.ts';
import type { FormTab } from '../form/form-tabs.tsx';
import type { Panel } from '../layout/tab-panels.tsx';

export interface NamedRecord {
  readonly id: string;
  readonly name: string;
  readonly version?: number;
  /** 0: sharing lets the user only view it. */
  readonly editable?: 0 | 1;
}

/** A figure in the header of a record. */
interface RecordFact {
  readonly label: string;
  readonly value: string;
  /** In the tooltip. */
  readonly detail?: string;
}

type Unnamed<Value extends NamedRecord> = Omit<Value, 'name'> & Partial<Pick<Value, 'name'>>;

/** What every screen of a record needs to know of its noun. */
export interface RecordBasics<Value extends NamedRecord> {
  /** The name of its descriptor; without one there is neither 何处使用 nor 最近变更. */
  readonly noun?: AnyNoun['name'];
  /** The route of the list. */
  readonly list: string;
  /** The route of its page, where that is not the list followed by the id. */
  pageOf?: (id: string) => string;
  /** A record has no page of its own. */
  readonly isWithoutPage?: boolean;
  readonly titles: { readonly view: string; readonly edit?: string; readonly create?: string };
  readonly calls: {
    readonly detail: Call;
    readonly update?: FormCall;
    readonly create?: FormCall;
    readonly translations?: Call;
    readonly translate?: Call;
  };
  /** The name of the id in the detail call, if not `id`. */
  readonly idName?: string;
  /** Completes what the detail call returns, such as the name where no field says it. */
  toValue?: (detail: unknown) => Unnamed<Value>;
  /** Why the record cannot be edited, such as one that the system provides. */
  lockReason?: (record: Value) => string | undefined;
}

/** What shows a record, in the drawer and on its page. */
export interface RecordViewKind<Value extends NamedRecord> {
  /** In the order of the form. */
  readonly fields: FieldTexts;
  /** Further fields. */
  readonly facts?: FieldTexts;
  /** Shown instead of the fields. */
  readonly Overview?: ComponentType<{ record: Value }>;
  /** The tabs of a large record, shown instead of the overview. */
  panelsOf?: (record: Value) => readonly Panel[];
  /** Shown instead of name and remark in every language, where the noun has more texts. */
  readonly Translations?: ComponentType<{ id: string }>;
  /** Labels of fields that only the changes have, and how their values are shown. */
  readonly changeLabels?: Readonly<Record<string, string | FieldTexts[string]>>;
  readonly sharingType?: SharedTypeCode;
  pictureOf?: (record: Value) => string;
  codeOf?: (record: Value) => string;
  /** Where it belongs: 阀门 / 球阀. */
  pathOf?: (record: Value) => string;
  tagsOf?: (record: Value) => ReactNode;
  /** Figures that are special about it, such as its stock or its prices. */
  factsOf?: (record: Value) => readonly RecordFact[];
  /** How complete it is, where its definition or its noun says so. */
  completenessOf?: (record: Value) => CompletenessView;
}

/** A form that fits into a dialog or the drawer. */
export interface RecordFormKind<Value extends NamedRecord> {
  readonly fields: FieldTexts;
  /** The initial values of a new record. */
  readonly blank?: object;
  /** The form fields. */
  readonly Inputs?: ComponentType<{ record?: Value | undefined }>;
  /** Shown when a save fails without a message of the server. */
  readonly saveFailed?: string;
}

/** What a page with a large form has besides. */
interface RecordPageKind<Value extends NamedRecord> {
  /** The fields of the form; without a record, of a new one. */
  tabsOf?: (record: Value | undefined) => readonly FormTab[];
  /** Shown beside the messages at the fields when the rules are not met. */
  readonly invalidMessage?: InvalidMessage;
  /** Makes the input of `create` and `update` of the values of the form, where they differ. */
  readonly toInput?: ToInput;
  /** Further buttons of the form, which follow the values. */
  readonly FormTools?: ComponentType<{ form: SaveForm['form']; record: Value | undefined }>;
  /** Further buttons of the page. */
  pageTools?: (record: Value) => ReactNode;
}

/** What a noun says of its records, in the user's language; each screen takes the part that it shows. */
export interface RecordKind<Value extends NamedRecord>
  extends RecordBasics<Value>, RecordViewKind<Value>, RecordFormKind<Value>, RecordPageKind<Value> {}

/** What the detail call returns as the screens know it: with its name, whatever the field is called. */
export function recordOf<Value extends NamedRecord>(
  { fields, toValue }: Pick<RecordBasics<Value> & RecordFormKind<Value>, 'fields' | 'toValue'>,
  detail: unknown,
): Value {
  const value = (toValue?.(detail) ?? detail) as Value;
  const field = nameFieldOf(fields);
  return field === 'name' ? value : { ...value, name: value[field as keyof Value] };
}

/** Why the record cannot be edited, or undefined. Sharing may allow a user to view a record but not to change it. */
export const lockReason = <Value extends NamedRecord>(
  kind: Pick<RecordBasics<Value>, 'lockReason'>,
  record: Value,
): string | undefined =>
  kind.lockReason?.(record) ?? (record.editable === 0 ? translate('error.readOnly', language()) : undefined);
