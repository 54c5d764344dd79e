interface ShownError {
  readonly message: string;
  /** `server` errors stay until their field changes; the others follow the rules. */
  readonly type: 'rule' | 'server';
}
export type ShownErrors = ReadonlyMap<string, ShownError>;
type Names = ReadonlySet<string>;

/** What a form knows of its fields besides their values. */
export interface FieldState {
  readonly errors: ShownErrors;
  /** The fields whose values were changed. */
  readonly edited: Names;
  /** The edited fields that were left, or in which typing has rested: from then on they follow the rules. */
  readonly touched: Names;
  /** The fields that the user has left once, edited or not. */
  readonly left: Names;
  /** The fields that were changed since the rules were looked at last. */
  readonly unchecked: Names;
  /** After a submit, all fields follow the rules. */
  readonly isSubmitted: boolean;
}

type Messages = ReadonlyMap<string, string>;

export type FieldAction =
  | { readonly type: 'edited' | 'left' | 'filled' | 'corrected' | 'emptied'; readonly name: string }
  /** What the rules say of the values as they are now. */
  | { readonly type: 'checked' | 'submitted'; readonly messages: Messages }
  /** What the server says of single fields. */
  | { readonly type: 'refused'; readonly messages: Messages }
  /** The rows of a list went to other places, and their errors with them. */
  | { readonly type: 'moved'; readonly errors: ShownErrors }
  | { readonly type: 'stepped' | 'translated' | 'restarted' };

const none: Names = new Set();

export const untouched: FieldState = {
  errors: new Map(),
  edited: none,
  touched: none,
  left: none,
  unchecked: none,
  isSubmitted: false,
};

/** No field shows a message, or will show one, before it is touched or the form is submitted. */
export const followsRules = ({ errors, touched, isSubmitted }: FieldState) =>
  errors.size > 0 || touched.size > 0 || isSubmitted;

/** Everything that happens to the fields of a form, but for their values. */
export function reduceFields(state: FieldState, action: FieldAction): FieldState {
  switch (action.type) {
    case 'edited':
      return { ...state, edited: plus(state.edited, action.name), unchecked: plus(state.unchecked, action.name) };
    case 'left': {
      const left = plus(state.left, action.name);
      return {
        ...state,
        left,
        touched: state.edited.has(action.name) ? plus(state.touched, action.name) : state.touched,
      };
    }
    // Set for the user, such as a date that was found in a file.
    case 'filled':
      return { ...state, touched: plus(state.touched, action.name) };
    case 'corrected':
      return { ...state, errors: withoutError(state.errors, action.name) };
    // Emptied after one attempt, such as a captcha: reported as missing on the next submit.
    case 'emptied':
      return {
        ...state,
        errors: withoutError(state.errors, action.name),
        edited: minus(state.edited, action.name),
        touched: minus(state.touched, action.name),
        isSubmitted: false,
      };
    case 'checked':
      return { ...state, errors: checkedErrors(state, action.messages), unchecked: none };
    case 'submitted':
      return { ...state, errors: errorsOf('rule', action.messages), isSubmitted: true };
    case 'refused':
      if (action.messages.size === 0) return state;
      return { ...state, errors: new Map([...state.errors, ...errorsOf('server', action.messages)]) };
    case 'moved':
      return { ...state, errors: action.errors };
    // The next step has not been submitted yet.
    case 'stepped':
      return { ...state, isSubmitted: false };
    // What the server said cannot be translated here.
    case 'translated':
      return { ...state, errors: new Map([...state.errors].filter(([, { type }]) => type !== 'server')) };
    // Restarted.
    default:
      return { ...untouched, left: state.left };
  }
}

/** The errors after the rules were looked at; the same object where no message is another one. */
function checkedErrors({ errors, touched, unchecked, isSubmitted }: FieldState, messages: Messages): ShownErrors {
  const isUnchecked = (name: string) => [...unchecked].some((other) => name === other || name.startsWith(`${other}.`));
  const kept = [...errors].flatMap(([name, error]): [string, ShownError][] => {
    if (error.type === 'server' && !isUnchecked(name)) return [[name, error]];
    const message = messages.get(name);
    if (message === undefined) return [];
    return [[name, message === error.message ? error : { type: 'rule', message }]];
  });
  const added = [...messages].filter(([name]) => !errors.has(name) && (isSubmitted || touched.has(name)));
  const isSame =
    added.length === 0 && kept.length === errors.size && kept.every(([name, error]) => errors.get(name) === error);
  return isSame ? errors : new Map([...kept, ...errorsOf('rule', new Map(added))]);
}

const errorsOf = (type: ShownError['type'], messages: Messages): ShownErrors =>
  new Map([...messages].map(([name, message]) => [name, { type, message }]));

const withoutError = (errors: ShownErrors, name: string): ShownErrors =>
  errors.has(name) ? new Map([...errors].filter(([other]) => other !== name)) : errors;

const plus = (names: Names, name: string): Names => (names.has(name) ? names : new Set(names).add(name));
const minus = (names: Names, name: string): Names =>
  names.has(name) ? new Set([...names].filter((other) => other !== name)) : names;
