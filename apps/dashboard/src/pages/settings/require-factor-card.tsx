import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Card } from '../../components/card.tsx'
import { confirm } from '../../components/confirm.ts'
import { Loaded } from '../../components/loaded.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { Switch } from '../../components/switch.tsx'
import { settingsText } from '../../messages/settings.ts'
import { text } from '../../messages/text.ts'
import { useSession } from '../../session.ts'
import { useChange } from '../../use-change.ts'
import { organizationQuery, updateOrganization } from './settings-data.ts'

const labels = settingsText.requireFactor

/** Whether all members need a second factor. */
export function RequireFactorCard() {
  return (
    <Card title={labels.title} description={labels.hint}>
      <Loaded query={useQuery(organizationQuery)} loading={<Skeleton className="h-6" />}>
        {({ require_second_factor: isRequired }) => <Requirement isRequired={isRequired} />}
      </Loaded>
    </Card>
  )
}

function Requirement({ isRequired }: { readonly isRequired: boolean }) {
  const { role, second_factor: hasFactor } = useSession()
  const queryClient = useQueryClient()
  const save = useChange({
    run: (value: boolean) => updateOrganization({ require_second_factor: value }),
    done: text.common.saved,
    notifiesFailure: true,
    onDone: ({ data }) => queryClient.setQueryData(organizationQuery.queryKey, data),
  })
  if (role !== 'owner') return <p className="text-base">{isRequired ? labels.on : labels.off}</p>
  const askToRequire = () =>
    confirm({
      title: labels.askTitle,
      description: labels.askHint,
      action: labels.ask,
      tone: 'primary',
      run: () => updateOrganization({ require_second_factor: true }),
      refreshes: [organizationQuery.queryKey],
      done: text.common.saved,
    })
  return (
    <div className="grid grid-cols-1 gap-2">
      <Switch
        label={labels.label}
        checked={isRequired}
        onChange={(value) => (value ? askToRequire() : save.mutate(false))}
      />
      {!isRequired && !hasFactor && <p className="text-sm text-quiet">{labels.ownFirst}</p>}
    </div>
  )
}
