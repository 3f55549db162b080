import { type ComponentProps, type ReactNode, useId } from 'react'
import { text } from '../messages/text.ts'
import { classNames } from './class-names.ts'
import { useFormError } from './form.tsx'

/** The attributes that name and describe a control in a field. */
export interface ControlProps {
  readonly id: string
  readonly name: string | undefined
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': boolean | undefined
}

export interface FieldProps {
  readonly label: string
  /** In the form, and in errors of the API. */
  readonly name?: string | undefined
  /** Help below the control. */
  readonly hint?: ReactNode
  /** Without one, what the error of the form says about the name. */
  readonly error?: string | undefined
  readonly optional?: boolean | undefined
  readonly className?: string | undefined
  readonly children: (control: ControlProps) => ReactNode
}

/** A control with its label, hint and error: `<Field label="Name">{(control) => <TextInput {...control} />}</Field>`. */
export function Field({ label, name, hint, error: given, optional, className, children }: FieldProps) {
  const id = useId()
  const formError = useFormError(name)
  const error = given ?? formError
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames('grid grid-cols-1 content-start gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
        {optional && <span className="ml-1.5 font-normal text-quiet">{text.common.optional}</span>}
      </label>
      {children({ id, name, 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-quiet">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

/** What is wrong with a field, or with controls that are no field. */
export function FieldError({ id, error }: { readonly id?: string; readonly error: string | undefined }) {
  return (
    error && (
      <p ref={reveal} id={id} role="alert" className="text-sm text-bad">
        {error}
      </p>
    )
  )
}

/** An error may be below the edge of a dialog. */
function reveal(error: HTMLElement | null): void {
  error?.scrollIntoView({ block: 'nearest' })
}

export const inputClass = classNames(
  'w-full min-w-0 rounded-md border border-line-strong bg-raised px-2.5 text-base text-ink',
  'hover:border-faint aria-invalid:border-bad disabled:opacity-60 focus-visible:outline-offset-0',
)

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  // Text of less than 16 px makes a phone zoom into the page.
  return (
    <input
      type="text"
      {...rest}
      className={classNames(inputClass, 'h-8 pointer-coarse:h-11 pointer-coarse:text-lg', className)}
    />
  )
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={4} {...rest} className={classNames(inputClass, 'py-1.5 pointer-coarse:text-lg', className)} />
}
