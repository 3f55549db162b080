import { useQuery } from '@tanstack/react-query'
import { keylessQueries } from '../client.ts'
import { Button } from '../components/button.tsx'
import { CodeBlock } from '../components/code-block.tsx'
import { Dialog } from '../components/dialog.tsx'
import { text } from '../messages/text.ts'
import { useSession } from '../session.ts'
import { commandName, connectCommands, planCommand } from './operator-commands.ts'

const labels = text.connectNumber.standard

/** The operator's steps for an organization without setup links. */
export function StandardDialog({ onClose }: { readonly onClose: () => void }) {
  const { organization, teams } = useSession()
  const { data: health } = useQuery(keylessQueries.meta.getHealth.queryOptions())
  const channel = commandName(health?.data.build)
  const commands = [
    { title: labels.connect, hint: labels.connectHint, code: connectCommands(channel, organization.id, teams[0]?.id) },
    { title: labels.plan, hint: labels.planHint, code: planCommand(channel, organization.id) },
  ]
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text.connectNumber.action}
      description={labels.hint}
      footer={<Button onClick={onClose}>{text.common.close}</Button>}
    >
      <div className="grid grid-cols-1 gap-5">
        {commands.map(({ title, hint, code }) => (
          <section key={title} className="grid grid-cols-1 gap-2">
            <h3 className="text-base font-medium">{title}</h3>
            <p className="text-sm text-quiet">{hint}</p>
            <CodeBlock label={title} code={code} />
          </section>
        ))}
      </div>
    </Dialog>
  )
}
