import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '../../components/card.tsx'
import { confirm } from '../../components/confirm.ts'
import { Loaded } from '../../components/loaded.tsx'
import { SelectField } from '../../components/select.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { Switch } from '../../components/switch.tsx'
import { settingsText } from '../../messages/settings.ts'
import { text } from '../../messages/text.ts'
import { useSession } from '../../session.ts'
import { useChange } from '../../use-change.ts'
import { type Organization, organizationQuery, updateOrganization } from './settings-data.ts'

interface OrganizationCardProps {
  readonly title: string
  readonly description: string
  /** The class of the height of its content. */
  readonly height: string
  readonly children: (organization: Organization) => ReactNode
}

/** A card with something that is set for the whole organization. */
export function OrganizationCard({ title, description, height, children }: OrganizationCardProps) {
  return (
    <Card title={title} description={description}>
      <Loaded query={useQuery(organizationQuery)} loading={<Skeleton className={height} />}>
        {children}
      </Loaded>
    </Card>
  )
}

interface OrganizationChangeOptions {
  readonly onSaved?: (organization: Organization) => void
  /** Whether nothing beside it can say why it failed. */
  readonly notifiesFailure?: boolean
}

/** Changes the organization. What shows it does so as it was saved. */
export function useOrganizationChange({ onSaved, notifiesFailure = false }: OrganizationChangeOptions) {
  const queryClient = useQueryClient()
  return useChange({
    run: updateOrganization,
    done: text.common.saved,
    notifiesFailure,
    onDone: ({ data }) => {
      queryClient.setQueryData(organizationQuery.queryKey, data)
      onSaved?.(data)
    },
  })
}

/** Whether public links show messages of the organization. */
export function PublicLinksCard() {
  const isOwner = useSession().role === 'owner'
  const save = useOrganizationChange({ notifiesFailure: true })
  const { title, hint, onlyOwners, label } = text.publicLinks.card
  return (
    <OrganizationCard title={title} description={isOwner ? hint : `${hint} ${onlyOwners}`} height="h-5">
      {({ public_message_links: isOn }) => (
        <Switch
          label={label}
          checked={isOn}
          onChange={(public_message_links) => save.mutate({ public_message_links })}
          disabled={!isOwner || save.isPending}
        />
      )}
    </OrganizationCard>
  )
}

/** Whether all members need a second factor. */
export function RequireFactorCard() {
  const { role, second_factor: hasFactor } = useSession()
  const labels = settingsText.requireFactor
  const save = useOrganizationChange({ notifiesFailure: true })
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
    <OrganizationCard title={labels.title} description={labels.hint} height="h-6">
      {({ require_second_factor: isRequired }) =>
        role === 'owner' ? (
          <div className="grid grid-cols-1 gap-2">
            <Switch
              label={labels.label}
              checked={isRequired}
              onChange={(value) => (value ? askToRequire() : save.mutate({ require_second_factor: false }))}
            />
            {!isRequired && !hasFactor && <p className="text-sm text-quiet">{labels.ownFirst}</p>}
          </div>
        ) : (
          <p className="text-base">{isRequired ? labels.on : labels.off}</p>
        )
      }
    </OrganizationCard>
  )
}

const closingMinutes = [15, 30, 60, 120, 240, 720]

/** How long before a window closes webhooks get an event. */
export function WindowClosingCard() {
  const isOwner = useSession().role === 'owner'
  const labels = settingsText.windowClosing
  const save = useOrganizationChange({ notifiesFailure: true })
  // Another number of minutes may have been set through the API.
  const choicesWith = (saved: number | null) =>
    [...new Set([...closingMinutes, ...(saved === null ? [] : [saved])])].toSorted((one, other) => one - other)
  return (
    <OrganizationCard title={labels.title} description={labels.hint} height="h-14">
      {({ window_closing_minutes: minutes }) => (
        <SelectField
          label={labels.label}
          value={`${minutes ?? ''}`}
          onChange={(value) => save.mutate({ window_closing_minutes: value === '' ? null : Number(value) })}
          disabled={!isOwner || save.isPending}
          options={[
            { value: '', label: labels.never },
            ...choicesWith(minutes).map((each) => ({ value: `${each}`, label: labels.before(each) })),
          ]}
          className="max-w-56"
        />
      )}
    </OrganizationCard>
  )
}
