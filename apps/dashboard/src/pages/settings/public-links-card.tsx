import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Card } from '../../components/card.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { Switch } from '../../components/switch.tsx'
import { text } from '../../messages/text.ts'
import { useSession } from '../../session.ts'
import { useChange } from '../../use-change.ts'
import { organizationQuery, updateOrganization } from './settings-data.ts'

const labels = text.publicLinks.card

/** Whether public links show messages of the organization. */
export function PublicLinksCard() {
  const isOwner = useSession().role === 'owner'
  const queryClient = useQueryClient()
  const save = useChange({
    run: (public_message_links: boolean) => updateOrganization({ public_message_links }),
    done: text.common.saved,
    notifiesFailure: true,
    onDone: ({ data }) => queryClient.setQueryData(organizationQuery.queryKey, data),
  })
  return (
    <Card title={labels.title} description={isOwner ? labels.hint : `${labels.hint} ${labels.onlyOwners}`}>
      <Loaded query={useQuery(organizationQuery)} loading={<Skeleton className="h-5" />}>
        {({ public_message_links: isOn }) => (
          <Switch label={labels.label} checked={isOn} onChange={save.mutate} disabled={!isOwner || save.isPending} />
        )}
      </Loaded>
    </Card>
  )
}
