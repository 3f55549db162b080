import { isChannelError } from '@channel/client'
import {
  type ComponentProps,
  createContext,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { text } from '../messages/text.ts'
import { Button } from './button.tsx'
import { ErrorNotice, fieldError } from './error-notice.tsx'

interface FormErrors {
  readonly error: unknown
  /** The names of the fields that show an error about them. */
  readonly names: Set<string>
}

const FormContext = createContext<FormErrors | undefined>(undefined)

/** The call that a form makes. */
export interface FormCall {
  readonly isPending: boolean
  /** Shown by the field that it is about, or below all fields. */
  readonly error: unknown
}

export interface FormProps<Name extends string> {
  readonly call?: FormCall
  /** Called with the values of the fields that have a name. */
  readonly onSubmit: (values: Readonly<Record<Name, string>>) => void
  readonly children: ReactNode
  /** Below the error. */
  readonly beforeButton?: ReactNode
  /** Its button, which submits it: by default a primary one that says “Save”; null if it is elsewhere. */
  readonly button?: Omit<ComponentProps<typeof Button>, 'type' | 'pending'> | null
  readonly id?: string
  /** Whether the form checks its values itself. */
  readonly noValidate?: boolean
  readonly className?: string
}

/** A form that sends its values without loading the page again. Name a field as its parameter in the API. */
export function Form<Name extends string = never>(props: FormProps<Name>) {
  const { call, onSubmit, children, beforeButton, button = {}, className = 'grid grid-cols-1 gap-4', ...form } = props
  const error = call?.error
  const [names] = useState(() => new Set<string>())
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(Object.fromEntries(new FormData(event.currentTarget)) as Record<Name, string>)
  }
  const isAtField = [...names].some((name) => fieldError(error, name) !== undefined)
  const element = useRef<HTMLFormElement>(null)
  // The field may be far above the button.
  useEffect(() => {
    if (isChannelError(error)) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [error])
  return (
    <FormContext value={{ error, names }}>
      <form {...form} ref={element} onSubmit={submit} className={className}>
        {children}
        {error != null && !isAtField && <ErrorNotice error={error} />}
        {beforeButton}
        {button && (
          <div>
            <Button variant="primary" {...button} type="submit" pending={call?.isPending ?? false}>
              {button.children ?? text.common.save}
            </Button>
          </div>
        )}
      </form>
    </FormContext>
  )
}

/** The message of the form's error about a field. */
export function useFormError(name: string | undefined): string | undefined {
  const form = useContext(FormContext)
  const names = form?.names
  useEffect(() => {
    if (name === undefined) return
    names?.add(name)
    return () => void names?.delete(name)
  }, [names, name])
  return name === undefined ? undefined : fieldError(form?.error, name)
}
