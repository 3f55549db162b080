import { updateLabel } from '@channel/core/labels'
import type { Transaction } from '@channel/db'
import { expect, it } from 'vitest'
import { inTransaction } from '../src/request/in-transaction.ts'
import { RequestContext } from '../src/request/request-context.ts'
import { startApi } from './support/start-api.ts'
import type { Tenant } from './support/tenant.ts'

const api = await startApi()

function contextOf(tenant: Tenant): RequestContext {
  const caller = { organizationId: tenant.organizationId, keyId: 'key_of_the_test' }
  const request = {
    requestId: 'req_of_the_test',
    caller,
    call: undefined,
    allowLongBody: undefined,
    clientSignal: () => new AbortController().signal,
  }
  return new RequestContext(api.dependencies, request, { path: '/v1/labels' })
}

it('reruns a transaction after a deadlock', async () => {
  const tenant = await api.tenant()
  const context = contextOf(tenant)
  const ids = [(await tenant.createLabel({ name: 'A' })).id, (await tenant.createLabel({ name: 'B' })).id]
  const bothHoldLock = Promise.withResolvers<void>()
  let attempts = 0

  const recolor = async (tx: Transaction, id: string | undefined, color: string) => {
    await updateLabel(tx, context.scope, { params: { id: id ?? '' }, body: { color } })
  }
  const recolorInOrder = (order: string[], color: string) =>
    inTransaction(context, async (tx) => {
      await recolor(tx, order[0], color)
      if (++attempts === 2) bothHoldLock.resolve()
      await bothHoldLock.promise
      await recolor(tx, order[1], color)
      return color
    })

  expect(await Promise.all([recolorInOrder(ids, '#111111'), recolorInOrder(ids.toReversed(), '#222222')])).toEqual([
    '#111111',
    '#222222',
  ])
  expect(attempts).toBeGreaterThan(2)
})

it('rethrows any other error immediately', async () => {
  const tenant = await api.tenant()
  let attempts = 0
  const failing = inTransaction(contextOf(tenant), async () => {
    attempts++
    throw new Error('no deadlock')
  })
  await expect(failing).rejects.toThrow('no deadlock')
  expect(attempts).toBe(1)
})
