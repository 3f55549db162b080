import fc, { type Parameters } from 'fast-check'
import { it } from 'vitest'
import type { TestApi } from '../support/start-api.ts'
import { execute, operation } from './model-operations.ts'
import { ModelWorld } from './model-world.ts'

/** Tests of one request at a time. */
export function describeSequences(api: TestApi, parameters: Parameters<unknown>): void {
  it('responds to any sequence of operations like the model', async () => {
    const sequences = fc.array(operation, { minLength: 1, maxLength: 30, size: 'max' })
    await fc.assert(
      fc.asyncProperty(sequences, async (sequence) => {
        const world = new ModelWorld(await api.tenant())
        for (const step of sequence) await execute(world, step)
        for (const label of [...world.labels.keys(), undefined]) {
          await execute(world, { kind: 'listContacts', label, limit: 2 })
        }
        await execute(world, { kind: 'listLabels', limit: 2 })
      }),
      parameters,
    )
  })

  it('labels contacts in bulk as one by one', async () => {
    const subset = fc.uniqueArray(fc.nat(4), { minLength: 1 })
    const changes = fc.array(fc.record({ attach: fc.boolean(), contacts: subset }), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(changes, async (steps) => {
        const world = new ModelWorld(await api.tenant())
        for (const name of [0, 1]) await execute(world, { kind: 'createLabel', name })
        for (const number of [0, 1, 2, 3, 4]) await execute(world, { kind: 'createContact', number })
        for (const { attach, contacts } of steps) {
          await execute(world, { kind: attach ? 'bulkAttach' : 'bulkDetach', contacts, label: 0 })
          for (const contact of contacts)
            await execute(world, { kind: attach ? 'attach' : 'detach', contact, label: 1 })
          for (const label of [0, 1]) await execute(world, { kind: 'listContacts', label, limit: 3 })
        }
      }),
      parameters,
    )
  })
}
