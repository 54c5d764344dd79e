/** What a control has beside its value. */
export interface ControlState {
  id?: string | undefined;
  onBlur?: (() => void) | undefined;
  disabled?: boolean | undefined;
  placeholder?: string | undefined;
  /** Without a border where a box around label and control has one. */
  variant?: 'outlined' | 'borderless' | undefined;
  'aria-label'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | undefined;
  'aria-describedby'?: string | undefined;
  'aria-required'?: boolean | 'true' | 'false' | undefined;
}

/** The props of every control: `FormField` passes them in, and a control works alone with them. */
export interface Control<Value> extends ControlState {
  value?: Value | undefined;
  onChange?: ((value: Value) => void) | undefined;
}

/** The accessibility props, to pass on to an input. */
export const ariaOf = (control: ControlState) => ({
  'aria-label': control['aria-label'],
  'aria-invalid': control['aria-invalid'],
  'aria-describedby': control['aria-describedby'],
  'aria-required': control['aria-required'],
});

/** What every control of antd takes: antd shows an error by its status. */
export const antdProps = ({
  id,
  onBlur,
  disabled = false,
  placeholder,
  variant = 'outlined',
  ...control
}: ControlState) => ({
  id,
  disabled,
  placeholder,
  variant,
  onBlur: () => onBlur?.(),
  status: `${control['aria-invalid']}` === 'true' ? ('error' as const) : ('' as const),
  ...ariaOf(control),
});
