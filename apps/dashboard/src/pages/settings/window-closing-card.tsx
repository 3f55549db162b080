import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Card } from '../../components/card.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { SelectField } from '../../components/select.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { settingsText } from '../../messages/settings.ts'
import { text } from '../../messages/text.ts'
import { useSession } from '../../session.ts'
import { useChange } from '../../use-change.ts'
import { organizationQuery, updateOrganization } from './settings-data.ts'

const choices = [15, 30, 60, 120, 240, 720]
const labels = settingsText.windowClosing

/** How long before a window closes webhooks get an event. */
export function WindowClosingCard() {
  const isOwner = useSession().role === 'owner'
  return (
    <Card title={labels.title} description={labels.hint}>
      <Loaded query={useQuery(organizationQuery)} loading={<Skeleton className="h-14" />}>
        {({ window_closing_minutes: minutes }) => <Choice minutes={minutes} disabled={!isOwner} />}
      </Loaded>
    </Card>
  )
}

function Choice({ minutes, disabled }: { readonly minutes: number | null; readonly disabled: boolean }) {
  const queryClient = useQueryClient()
  const save = useChange({
    run: (value: string) => updateOrganization({ window_closing_minutes: value === '' ? null : Number(value) }),
    done: text.common.saved,
    notifiesFailure: true,
    onDone: ({ data }) => queryClient.setQueryData(organizationQuery.queryKey, data),
  })
  // Another number of minutes was set through the API.
  const all = [...new Set([...choices, ...(minutes === null ? [] : [minutes])])].toSorted((one, other) => one - other)
  return (
    <SelectField
      label={labels.label}
      value={`${minutes ?? ''}`}
      onChange={save.mutate}
      disabled={disabled || save.isPending}
      options={[
        { value: '', label: labels.never },
        ...all.map((each) => ({ value: `${each}`, label: labels.before(each) })),
      ]}
      className="max-w-56"
    />
  )
}
