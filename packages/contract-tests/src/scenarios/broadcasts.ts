import { expectMatch, expectThat } from '../checks/expect.ts'
import { invalid, refusal } from '../checks/expect-refusal.ts'
import type { Target } from '../target/target.ts'
import { broadcastBody, givenBroadcast, scheduledBroadcast } from './given-broadcast.ts'
import { inAccount, onAccount } from './given-paths.ts'
import { scenariosOf } from './scenario.ts'
import { uniquePhoneNumber } from './unique.ts'

interface Counted {
  readonly status: string
  readonly counts: { readonly total: number; readonly pending: number; readonly duplicates: number }
}

/** A request with one recipient, changed. */
const adding = async (target: Target, recipient: object) => ({
  ...inAccount(target, await givenBroadcast(target)),
  body: { recipients: [recipient] },
})

export const broadcasts = scenariosOf('broadcasts', (scenario, refuses) => {
  scenario('adds each recipient once, and lists what is invalid', async (target) => {
    if (target.isMock) target.skip('the mock keeps nothing')
    const request = inAccount(target, await givenBroadcast(target))
    const to = uniquePhoneNumber()
    const recipients = [{ to }, { to }, { to: '+1' }]
    const { data } = await target.send<object>('bulkAddBroadcastRecipients', { ...request, body: { recipients } })
    const invalidRows = [{ index: 2, code: 'invalid_phone_number', param: 'to' }]
    expectMatch(data, { object: 'broadcast_recipients_result', added: 1, duplicates: 1, invalid: invalidRows })
    const { data: broadcast } = await target.send<Counted>('getBroadcast', request)
    expectMatch(broadcast, { status: 'draft', counts: { total: 2, pending: 2, duplicates: 1 } })
    const listed = await target.send<{ id: string }[]>('listBroadcastRecipients', {
      ...request,
      query: { status: 'pending' },
    })
    expectThat(listed.data.length === 2, 'body /data', '2 recipients', String(listed.data.length))
  })

  scenario('schedules, pauses, resumes and cancels', async (target) => {
    if (target.isMock) target.skip('the mock keeps nothing')
    const request = inAccount(target, await scheduledBroadcast(target))
    const statusAfter = async (operation: 'pauseBroadcast' | 'startBroadcast' | 'cancelBroadcast') =>
      (await target.send<Counted>(operation, request)).data.status
    const statuses = []
    for (const operation of ['pauseBroadcast', 'startBroadcast', 'cancelBroadcast', 'cancelBroadcast'] as const)
      statuses.push(await statusAfter(operation))
    expectThat(
      statuses.join() === 'paused,scheduled,canceled,canceled',
      'body /data/status',
      'paused, scheduled, canceled, canceled',
      statuses.join(', '),
    )
  })

  for (const [what, recipient, param] of [
    ['no name', { variables: { '1': 'Ana' } }, undefined],
    ['two names', { to: '+4915112345678', bsuid: 'DE.1' }, undefined],
    ['a malformed user id', { bsuid: '1' }, 'recipients[0].bsuid'],
    ['an unknown field', { to: '+4915112345678', name: 'Ana' }, 'recipients[0].name'],
  ] as const) {
    refuses(`a recipient with ${what}`, 'bulkAddBroadcastRecipients', invalid(param), (target) =>
      adding(target, recipient),
    )
  }
  refuses('a rate of 0', 'createBroadcast', invalid('rate'), async (target) => ({
    ...onAccount(target),
    body: { ...(await broadcastBody(target)), rate: 0 },
  }))
  const conflict = refusal(409, 'broadcast_status_conflict', 'id')
  refuses('to pause a draft', 'pauseBroadcast', conflict, async (target) =>
    inAccount(target, await givenBroadcast(target)),
  )
})
