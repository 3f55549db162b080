import { expect, it } from 'vitest'
import { describeTargets, operationIds } from './contract.fixtures.ts'

describeTargets('long', (session) => {
  it('has received a request for every operation', () => {
    expect([...session().seen.keys()].sort()).toEqual([...operationIds].sort())
  })
})
