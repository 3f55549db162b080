import { useRef, useState } from 'react'
import type { FormCall } from '../../components/form.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { TextField } from '../../components/text-field.tsx'
import { webhooksText } from '../../messages/webhooks.ts'
import { EventTypesField } from './event-types-field.tsx'
import { OptionsField } from './options-field.tsx'
import { ScopeField } from './scope-field.tsx'
import { hasOptions } from './subscription-options.ts'
import { isComplete, type SubscriptionValues } from './subscription-values.ts'
import type { Subscription } from './webhook-types.ts'

const labels = webhooksText

interface SubscriptionFormProps {
  readonly title: string
  readonly action: string
  readonly initial: SubscriptionValues
  /** The one that is changed. */
  readonly subscription?: Subscription
  readonly call: FormCall
  readonly onSubmit: (values: SubscriptionValues) => void
  readonly onClose: () => void
}

/** The dialog that asks for the values of a subscription, new or not. */
export function SubscriptionForm({ initial, subscription, onSubmit, ...dialog }: SubscriptionFormProps) {
  const [values, setValues] = useState(initial)
  const [isTried, setTried] = useState(false)
  const url = useRef<HTMLInputElement>(null)
  const isUrl = URL.canParse(values.url)
  const submit = () => {
    setTried(true)
    if (!isUrl) url.current?.focus()
    else if (isComplete(values)) onSubmit(values)
  }
  const set = (change: Partial<SubscriptionValues>) => setValues({ ...values, ...change })
  const typesError = isTried && values.event_types.length === 0 ? labels.events.missing : undefined
  const scopeError = isTried && values.scope !== 'all' && values.scopeId === null ? labels.scope.missing : undefined
  return (
    <FormDialog {...dialog} onSubmit={submit} size="lg" dismissible={false} noValidate>
      <TextField
        label={labels.form.url}
        name="url"
        hint={labels.form.urlHint}
        error={isTried && !isUrl ? labels.form.urlMissing : undefined}
        ref={url}
        type="url"
        required
        maxLength={2048}
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        value={values.url}
        onChange={(value) => set({ url: value })}
      />
      <TextField
        label={labels.form.description}
        hint={labels.form.descriptionHint}
        optional
        maxLength={500}
        value={values.description}
        onChange={(description) => set({ description })}
      />
      <ScopeField values={values} onChange={set} error={scopeError} />
      <EventTypesField value={values.event_types} onChange={(event_types) => set({ event_types })} error={typesError} />
      <OptionsField
        value={values.options}
        onChange={(change) => set({ options: { ...values.options, ...change } })}
        current={subscription}
        isOpen={subscription !== undefined && hasOptions(subscription)}
        isTried={isTried}
      />
    </FormDialog>
  )
}
