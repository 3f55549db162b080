import { callDashboard } from '../../call-dashboard.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { confirm } from '../../components/confirm.ts'
import { settingsText } from '../../messages/settings.ts'
import { startAnew } from '../../open-organization.ts'
import { useSession } from '../../session.ts'

const labels = settingsText.leave

/** Leaves the organization. */
export function LeaveCard() {
  const { organization, organizations } = useSession()
  const ask = () =>
    confirm({
      title: labels.ask(organization.name),
      description: organizations.length > 1 ? labels.hintOfSeveral : labels.hintOfLast,
      action: labels.leave,
      run: async () => {
        await callDashboard((api) => api.DELETE('/dashboard/membership'))
        startAnew()
      },
    })
  return (
    <Card title={labels.title} description={labels.hint} className="max-w-3xl">
      <Button onClick={ask}>{labels.leave}</Button>
    </Card>
  )
}
