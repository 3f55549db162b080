import type { OperationId } from '@channel/contract/routes'
import { describe, expect, it } from 'vitest'
import { bodySchemas, fieldsOf } from '../support/body-fields.ts'
import { send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import { valuesOf } from '../support/values-of.ts'
import { notShown, writtenFields } from '../support/written-fields.ts'

const api = await startApi()
const bodies = bodySchemas()
const tables = Object.entries(writtenFields) as [OperationId, NonNullable<(typeof writtenFields)[OperationId]>][]

it('covers every operation with a body', () => {
  const covered = [...Object.keys(writtenFields), ...Object.keys(notShown), 'sendMessage']
  expect(covered.toSorted()).toEqual([...bodies.keys()].toSorted())
})

it.each(Object.entries(notShown))('lists the fields of %s that no resource shows, with reasons', (id, reasons) => {
  expect(Object.keys(reasons).toSorted()).toEqual(Object.keys(fieldsOf(bodies.get(id)!)).toSorted())
})

describe.each(tables)('%s', (id, prepare) => {
  const schema = bodies.get(id)!
  const fields = Object.entries(fieldsOf(schema))
  const defaults = Object.fromEntries(fields.map(([name, field]) => [name, field.default]))

  it('writes every field of its body to the resource', async () => {
    const unchanged = new Set(fields.map(([name]) => name))
    const { given } = await prepare(await api.tenant())
    for (const index of valuesOf(schema, given).keys()) {
      // A new tenant for each body: a duplicate resource would be rejected.
      const tenant = await api.tenant()
      const { params = {}, given, read, before = defaults, notShown: hidden = {} } = await prepare(tenant)
      const body = valuesOf(schema, given)[index] as Record<string, unknown>
      const written = await send(id, tenant, { params, body })
      expect(written.status, JSON.stringify(written.body)).toBeLessThan(300)
      const shown = await read(written)
      const shownOf = (name: string) => (name in hidden ? body[name] : shown[name])
      expect(Object.fromEntries(Object.keys(body).map((name) => [name, shownOf(name)]))).toEqual(body)
      for (const [name, value] of Object.entries(body)) if (!equal(value, before[name])) unchanged.delete(name)
    }
    // Every field must change, because a lost field could have had its value before.
    expect([...unchanged], 'fields that no body changed').toEqual([])
  })
})

function equal(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
