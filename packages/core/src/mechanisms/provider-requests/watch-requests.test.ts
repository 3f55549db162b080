import { recordTo } from '@channel/metrics/record'
import { httpProvider, type Provider } from '@channel/provider'
import { expect, it, onTestFinished } from 'vitest'
import { watchRequests } from './watch-requests.ts'

const account = { wabaId: '1', token: 't' }
const number = { phoneNumberId: '1', token: 't' }
const refused = (code: number) => ({ kind: 'refused' as const, status: 400, code, subcode: undefined, message: 'no' })

it('counts every call once, by outcome and known error code', async () => {
  const counted: string[] = []
  recordTo((_name, _value, { outcome, code }) => void counted.push(`${outcome} ${code}`))
  onTestFinished(() => recordTo(undefined))
  const failures = [refused(190), refused(123_456), { kind: 'timeout' as const, message: 'late', unsent: false }]
  const provider: Provider = {
    ...httpProvider({ baseUrl: 'http://127.0.0.1:1' }),
    listNumbers: async () => ({ ok: true, value: [] }),
    subscribeApp: async () => ({ ok: false, failure: failures.shift()! }),
    connectToSend: async () => ({
      ok: true,
      value: {
        release: () => undefined,
        sendMessage: async () => ({ kind: 'accepted', messageId: 'w', waId: undefined, bsuid: undefined, held: false }),
      },
    }),
  }
  const calls = watchRequests(provider)
  await calls.listNumbers(account)
  for (let times = 0; times < 3; times++) await calls.subscribeApp(account)
  const connected = await calls.connectToSend()
  if (connected.ok) await connected.value.sendMessage(number, { to: '1', type: 'text', text: { body: 'x' } } as never)
  await calls.listTemplates(account)
  expect(counted).toEqual([
    'succeeded none',
    'refused 190',
    'refused other',
    'timeout none',
    'succeeded none',
    'unreachable none',
  ])
})
