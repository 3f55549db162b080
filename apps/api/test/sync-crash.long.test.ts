import { expect, it } from 'vitest'
import { startApiProcess } from './support/api-process.ts'
import { send } from './support/send.ts'
import { startApi } from './support/start-api.ts'

const api = await startApi()

it('syncTemplates leaves no key locked after its process has died', async () => {
  const tenant = await api.tenant()
  const { waba_id } = tenant.account
  const { child, url = '', ended } = await startApiProcess({ PROVIDER_BASE_URL: api.simulator.url })
  api.simulator.arm({ kind: 'hang', path: waba_id })
  const headers = { 'Idempotency-Key': 'once' }
  const lost = expect(send('syncTemplates', { ...tenant, url }, { headers })).rejects.toThrow()
  await expect.poll(() => api.simulator.requests.some((path) => path.includes(waba_id))).toBe(true)
  expect(await send('syncTemplates', tenant, { headers })).toMatchObject({ status: 409 })
  child.kill('SIGKILL')
  await Promise.all([ended, lost])
  await expect.poll(async () => (await send('syncTemplates', tenant, { headers })).status).toBe(200)
})
