import type { components } from '@channel/client'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { channel, queries } from '../../client.ts'
import { Card } from '../../components/card.tsx'
import { Checkbox } from '../../components/checkbox.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Form } from '../../components/form.tsx'
import { LinkButton, ParentLink } from '../../components/links.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { ReadOnlyNote } from '../../components/read-only-note.tsx'
import { optionsOf, SelectField } from '../../components/select.tsx'
import type { Account } from '../../layout/account.tsx'
import { accountSettingsText } from '../../messages/account-settings.ts'
import { text } from '../../messages/text.ts'
import { useMayWrite } from '../../session.ts'
import { useChange } from '../../use-change.ts'
import { useUsers } from '../inbox/use-users.ts'
import { AccountDetails } from './account-details.tsx'
import { accountName } from './account-state.ts'
import { PinCard } from './pin-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { UseNumberButton } from './use-number-button.tsx'

const route = getRouteApi('/app/accounts/$phoneNumberId')
const labels = accountSettingsText

/** What can be set of a number: its profile and its PIN. It also shows its details. */
export function AccountSettingsPage() {
  const { phoneNumberId } = route.useParams()
  const isValid = /^\d{6,20}$/.test(phoneNumberId)
  const query = useQuery({ ...queries.accounts.get.queryOptions(phoneNumberId), enabled: isValid })
  const account = query.data?.data
  const toAll = <LinkButton to="/accounts" label={labels.toAll} />
  const gone = <EmptyState icon={Smartphone} title={text.accounts.gone} hint={labels.goneHint} action={toAll} />
  return (
    <>
      <PageHeader
        title={account ? accountName(account) : text.accounts.account}
        description={account?.phone_number ?? undefined}
        above={<ParentLink to="/accounts" label={text.navigation.accounts} />}
        actions={account && <UseNumberButton account={account} size="md" />}
      />
      <Loaded query={query} gone={gone} isGone={!isValid}>
        {({ data }) => (
          <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
            <ProfileCard key={data.phone_number_id} account={data} />
            <div className="grid grid-cols-1 gap-5">
              <Card title={text.common.details}>
                <AccountDetails account={data} />
              </Card>
              <AssignmentCard key={`${data.phone_number_id} assignment`} account={data} />
              <PinCard key={data.phone_number_id} account={data} />
            </div>
          </div>
        )}
      </Loaded>
    </>
  )
}

type Rule = components['schemas']['AssignmentRule']

const assignmentLabels = accountSettingsText.assignment
const modes = optionsOf(['manual', 'round_robin'], assignmentLabels.modes)

/** Who gets the new conversations of a number. */
function AssignmentCard({ account: { phone_number_id, verified } }: { readonly account: Account }) {
  const query = useQuery({ ...queries.assignmentRules.get.queryOptions(phone_number_id), enabled: verified })
  const mayWrite = useMayWrite()
  return (
    <Card title={assignmentLabels.title} description={assignmentLabels.hint}>
      {verified ? (
        <Loaded query={query}>
          {({ data }) =>
            mayWrite ? <RuleForm phoneNumberId={phone_number_id} rule={data} /> : <RuleView rule={data} />
          }
        </Loaded>
      ) : (
        <p className="text-quiet">{text.accounts.notVerifiedHint}</p>
      )}
    </Card>
  )
}

function RuleForm({ phoneNumberId, rule }: { readonly phoneNumberId: string; readonly rule: Rule }) {
  const [mode, setMode] = useState(rule.mode)
  const [ids, setIds] = useState<readonly string[]>(rule.user_ids)
  const users = useUsers()
  const change = useChange({
    run: (body: Pick<Rule, 'mode' | 'user_ids'>) => channel.assignmentRules.update(phoneNumberId, body),
    refreshes: [queries.assignmentRules.key()],
    done: text.common.saved,
  })
  const toggle = (id: string, isChosen: boolean) => setIds(isChosen ? [...ids, id] : ids.filter((each) => each !== id))
  const isUnchanged = mode === rule.mode && ids.join() === rule.user_ids.join()
  return (
    <Form
      call={change}
      onSubmit={() => change.mutate({ mode, user_ids: [...ids] })}
      button={{ disabled: isUnchanged || (mode === 'round_robin' && ids.length === 0) }}
    >
      <SelectField label={assignmentLabels.mode} value={mode} onChange={setMode} options={modes} className="max-w-64" />
      {mode === 'round_robin' && (
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-sm font-medium">{assignmentLabels.users}</legend>
          <p className="text-sm text-quiet">{assignmentLabels.usersHint}</p>
          {users.map((user) => (
            <Checkbox
              key={user.id}
              label={<TurnOf name={user.name} isAway={user.available === false} turn={ids.indexOf(user.id) + 1} />}
              checked={ids.includes(user.id)}
              onChange={(isChosen) => toggle(user.id, isChosen)}
            />
          ))}
        </fieldset>
      )}
    </Form>
  )
}

interface TurnProps {
  readonly name: string
  readonly isAway: boolean
  /** From 1; 0 for who takes none. */
  readonly turn: number
}

function TurnOf({ name, isAway, turn }: TurnProps) {
  return (
    <span className="wrap-anywhere">
      {name}
      {turn > 0 && <span className="ml-2 text-sm text-quiet">{assignmentLabels.turn(turn)}</span>}
      {isAway && <span className="ml-2 text-sm text-warn">{text.user.awayMark}</span>}
    </span>
  )
}

function RuleView({ rule: { mode, user_ids } }: { readonly rule: Rule }) {
  const users = useUsers()
  const names = user_ids.map((id) => users.find((user) => user.id === id)?.name ?? id)
  return (
    <div className="grid grid-cols-1 gap-3">
      <ReadOnlyNote />
      <p>{assignmentLabels.modes[mode]}</p>
      {mode === 'round_robin' && (
        <ol className="list-inside list-decimal">
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      )}
    </div>
  )
}
