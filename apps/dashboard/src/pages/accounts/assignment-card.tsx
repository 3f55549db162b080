import type { components } from '@channel/client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { channel, queries } from '../../client.ts'
import { Card } from '../../components/card.tsx'
import { Checkbox } from '../../components/checkbox.tsx'
import { Form } from '../../components/form.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { ReadOnlyNote } from '../../components/read-only-note.tsx'
import { optionsOf, SelectField } from '../../components/select.tsx'
import type { Account } from '../../layout/account.tsx'
import { accountSettingsText } from '../../messages/account-settings.ts'
import { text } from '../../messages/text.ts'
import { useMayWrite } from '../../session.ts'
import { useChange } from '../../use-change.ts'
import { useUsers } from '../inbox/use-users.ts'

type Rule = components['schemas']['AssignmentRule']

const labels = accountSettingsText.assignment
const modes = optionsOf(['manual', 'round_robin'], labels.modes)

/** Who gets the new conversations of a number. */
export function AssignmentCard({ account: { phone_number_id, verified } }: { readonly account: Account }) {
  const query = useQuery({ ...queries.assignmentRules.get.queryOptions(phone_number_id), enabled: verified })
  const mayWrite = useMayWrite()
  return (
    <Card title={labels.title} description={labels.hint}>
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
      <SelectField label={labels.mode} value={mode} onChange={setMode} options={modes} className="max-w-64" />
      {mode === 'round_robin' && (
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-sm font-medium">{labels.users}</legend>
          <p className="text-sm text-quiet">{labels.usersHint}</p>
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
      {turn > 0 && <span className="ml-2 text-sm text-quiet">{labels.turn(turn)}</span>}
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
      <p>{labels.modes[mode]}</p>
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
