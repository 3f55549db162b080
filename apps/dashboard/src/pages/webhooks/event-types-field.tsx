import { Checkbox } from '../../components/checkbox.tsx'
import { FieldError } from '../../components/field.tsx'
import { webhooksText } from '../../messages/webhooks.ts'
import { chooseTypes, type EventGroup, eventGroups, everyType } from './event-groups.ts'
import type { SubscribedType } from './webhook-types.ts'

interface EventTypesFieldProps {
  readonly value: readonly SubscribedType[]
  readonly onChange: (types: readonly SubscribedType[]) => void
  readonly error: string | undefined
}

const labels = webhooksText.events

/** The event types by resource, each with a box for the whole group, and one for all of them. */
export function EventTypesField({ value, onChange, error }: EventTypesFieldProps) {
  const isAll = value.includes('*')
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-1.5 text-sm font-medium">{labels.label}</legend>
      <Checkbox label={labels.all} checked={isAll} onChange={(checked) => onChange(checked ? ['*'] : everyType)} />
      {!isAll && (
        <div className="grid grid-cols-1 gap-4 rounded-lg border border-line p-3 sm:grid-cols-2">
          {eventGroups.map((group) => (
            <GroupBoxes key={group.id} group={group} value={value} onChange={onChange} />
          ))}
        </div>
      )}
      <FieldError error={error} />
    </fieldset>
  )
}

function GroupBoxes({ group, value, onChange }: Omit<EventTypesFieldProps, 'error'> & { readonly group: EventGroup }) {
  const count = group.types.filter((type) => value.includes(type)).length
  return (
    <fieldset className="grid grid-cols-1 content-start gap-1.5">
      <legend className="sr-only">{group.label}</legend>
      <Checkbox
        label={<span className="font-medium">{group.label}</span>}
        checked={count === group.types.length}
        indeterminate={count > 0 && count < group.types.length}
        onChange={(checked) => onChange(chooseTypes(value, group.types, checked))}
      />
      {group.types.map((type) => (
        <div key={type} className="pl-6.5">
          <Checkbox
            label={
              <span className="block">
                <code className="block font-mono text-xs">{type}</code>
                <span className="block text-xs text-quiet">{labels.names[type]}</span>
              </span>
            }
            checked={value.includes(type)}
            onChange={(checked) => onChange(chooseTypes(value, [type], checked))}
          />
        </div>
      ))}
    </fieldset>
  )
}
