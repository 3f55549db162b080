import { expect, it } from 'vitest'
import { type Query, send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import { validRequests } from '../support/valid-requests.ts'
import { wrongValuesOfContract } from '../support/wrong-values.ts'

const api = await startApi()
const tenant = await api.tenant()

it.each(wrongValuesOfContract())('%s rejects what its schema refuses, and names the field', async (id, values) => {
  const parts = await validRequests[id](tenant)
  for (const { in: where, name, value, code } of values) {
    const { [name]: _valid, ...others } = (parts[where] ?? {}) as Query
    const changed = value === undefined ? others : { ...others, [name]: value as string }
    const { status, body } = await send(id, tenant, { ...parts, [where]: changed })
    const refusal = { status, code: body.error?.code, param: body.error?.param.replace(/[.[].*/, '') }
    expect(refusal, `${name}: ${JSON.stringify(value)}`).toEqual({ status: 400, code, param: name })
  }
})
