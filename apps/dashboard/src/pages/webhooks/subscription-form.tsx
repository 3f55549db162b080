import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { ErrorNotice, fieldError } from '../../components/error-notice.tsx'
import { Field, TextInput } from '../../components/field.tsx'
import { text } from '../../messages/text.ts'
import { EventTypesField } from './event-types-field.tsx'
import { ScopeField } from './scope-field.tsx'
import { isComplete, type SubscriptionValues } from './subscription-values.ts'

const labels = text.webhooks

interface SubscriptionFormProps {
  readonly title: string
  readonly action: string
  readonly initial: SubscriptionValues
  readonly error: unknown
  readonly isPending: boolean
  readonly onSubmit: (values: SubscriptionValues) => void
  readonly onClose: () => void
}

const formId = 'subscription-form'

/** The dialog that asks for the values of a subscription, new or not. */
export function SubscriptionForm(props: SubscriptionFormProps) {
  const { title, action, initial, error, isPending, onSubmit, onClose } = props
  const [values, setValues] = useState(initial)
  const [isTried, setTried] = useState(false)
  const url = useRef<HTMLInputElement>(null)
  const isUrl = URL.canParse(values.url)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isUrl) url.current?.focus()
    else if (isComplete(values)) onSubmit(values)
  }
  const set = (change: Partial<SubscriptionValues>) => setValues({ ...values, ...change })
  const urlError = isTried && !isUrl ? labels.form.urlMissing : fieldError(error, 'url')
  const typesError = isTried && values.event_types.length === 0 ? labels.events.missing : undefined
  const scopeError = isTried && values.scope !== 'all' && values.scopeId === null ? labels.scope.missing : undefined
  return (
    <Dialog
      open
      onOpenChange={() => isPending || onClose()}
      title={title}
      size="lg"
      dismissible={false}
      footer={
        <>
          <Button onClick={onClose}>{text.common.cancel}</Button>
          <Button variant="primary" type="submit" form={formId} pending={isPending}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
        <Field label={labels.form.url} hint={labels.form.urlHint} error={urlError}>
          {(control) => (
            <TextInput
              {...control}
              ref={url}
              type="url"
              required
              maxLength={2048}
              autoComplete="off"
              spellCheck={false}
              placeholder="https://"
              value={values.url}
              onChange={(event) => set({ url: event.target.value })}
            />
          )}
        </Field>
        <Field label={labels.form.description} hint={labels.form.descriptionHint} optional>
          {(control) => (
            <TextInput
              {...control}
              maxLength={500}
              value={values.description}
              onChange={(event) => set({ description: event.target.value })}
            />
          )}
        </Field>
        <ScopeField values={values} onChange={set} error={scopeError} />
        <EventTypesField
          value={values.event_types}
          onChange={(event_types) => set({ event_types })}
          error={typesError}
        />
        {error && !urlError ? <ErrorNotice error={error} /> : null}
      </form>
    </Dialog>
  )
}
