import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { queries } from '../../client.ts'
import { Card } from '../../components/card.tsx'
import { classNames } from '../../components/class-names.ts'
import { CodeBlock } from '../../components/code-block.tsx'
import { LinkButton } from '../../components/links.tsx'
import { ConnectButton } from '../../connect-number/connect-button.tsx'
import { useAccount } from '../../layout/account.tsx'
import { text } from '../../messages/text.ts'
import { useMayWrite } from '../../session.ts'
import { useList } from '../../use-list.ts'
import { apiKeysQuery } from '../api-keys/api-keys-query.ts'

const labels = text.overview.start

interface Step {
  readonly title: string
  readonly hint: string
  readonly isDone: boolean
  /** The page where it is done, and the text of the link to it. */
  readonly to?: '/api-keys' | '/inbox' | '/webhooks'
  readonly action?: string
  readonly code?: string
}

/** The first steps of a new organization, until all are done. Nothing for a user who can only read. */
export function GettingStarted() {
  const mayWrite = useMayWrite()
  const steps = useSteps()
  if (!mayWrite || steps === undefined || steps.every(({ isDone }) => isDone)) return null
  const next = steps.findIndex(({ isDone }) => !isDone)
  return (
    <Card title={labels.title} description={labels.hint}>
      <ol className="grid grid-cols-1 divide-y divide-line">
        {steps.map((step, index) => (
          <StepRow key={step.title} step={step} number={index + 1} isNext={index === next} />
        ))}
      </ol>
    </Card>
  )
}

function StepRow({ step, number, isNext }: { readonly step: Step; readonly number: number; readonly isNext: boolean }) {
  const { title, hint, isDone, to, action, code } = step
  const variant = isNext ? 'primary' : 'secondary'
  return (
    <li className="flex gap-3 py-3 first:pt-0 last:pb-0">
      <span
        className={classNames(
          'flex size-6 shrink-0 items-center justify-center rounded-full text-xs font-semibold',
          isDone ? 'bg-accent text-on-accent' : 'bg-selected text-accent',
        )}
      >
        {isDone ? <Check aria-label={text.common.done} className="size-3.5" /> : number}
      </span>
      <div className="grid min-w-0 grow grid-cols-1 gap-3">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div>
            <h3 className={classNames('text-base font-medium', isDone && 'text-quiet')}>{title}</h3>
            {!isDone && <p className="max-w-2xl text-sm text-quiet">{hint}</p>}
          </div>
          {!isDone && to && action && <LinkButton to={to} variant={variant} size="sm" label={action} />}
          {!isDone && !to && !code && <ConnectButton variant={variant} size="sm" />}
        </div>
        {!isDone && code && <CodeBlock label={title} code={code} />}
      </div>
    </li>
  )
}

/** Undefined until it is known what has been done. */
function useSteps(): readonly Step[] | undefined {
  const { account, isPending } = useAccount()
  const keys = useList(apiKeysQuery)
  const messages = useQuery({
    ...queries.conversations.list.queryOptions(account?.phone_number_id ?? '', { limit: 1 }),
    enabled: account !== undefined,
  })
  const webhooks = useQuery(queries.webhookSubscriptions.list.queryOptions({ limit: 1 }))
  const isKnown =
    !isPending && !keys.isPending && !keys.error && webhooks.data && (account === undefined || messages.data)
  if (!isKnown) return undefined
  const { steps } = labels
  return [
    { ...steps.number, isDone: account !== undefined },
    { ...steps.key, isDone: keys.rows.length > 0, to: '/api-keys' },
    { ...steps.call, isDone: keys.rows.some(({ last_used_at }) => last_used_at !== null), code: callCommand },
    { ...steps.message, isDone: (messages.data?.data.length ?? 0) > 0, to: '/inbox' },
    { ...steps.webhook, isDone: webhooks.data.data.length > 0, to: '/webhooks' },
  ]
}

/**
 * Asks for the key, so that the key is in no history. One command, because `read` would read a second pasted line; for
 * bash and zsh, whose `read -p` differ.
 */
const callCommand = `printf 'API key: ' && read -rs CHANNEL_API_KEY && echo && \\
curl -w '\\n' '${location.origin}/v1/me' -H "Authorization: Bearer $CHANNEL_API_KEY"`
