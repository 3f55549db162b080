import { expect, it } from 'vitest'
import { Backlog, claimFor } from './backlog.ts'

it('has no more work after a claim below its quota', async () => {
  const [full, short] = [new Backlog(), new Backlog()]
  full.wakeUp()
  short.wakeUp()
  const asks = [
    { backlog: full, quota: 2 },
    { backlog: short, quota: 2 },
  ]
  await claimFor(
    asks,
    async () => [full, full, short],
    (each) => each,
  )
  expect([full.mayHaveMore, short.mayHaveMore]).toEqual([true, false])
})

it('may have more work after a wake-up during the claim', async () => {
  const backlog = new Backlog()
  backlog.wakeUp()
  const claim = async () => {
    backlog.wakeUp()
    return []
  }
  await claimFor([{ backlog, quota: 1 }], claim, () => backlog)
  expect(backlog.mayHaveMore).toBe(true)
})

it('may have more work after a failed claim', async () => {
  const backlog = new Backlog()
  backlog.wakeUp()
  const claim = () => Promise.reject(new Error('The database is away.'))
  await expect(claimFor([{ backlog, quota: 1 }], claim, () => backlog)).rejects.toThrow('away')
  expect(backlog.mayHaveMore).toBe(true)
})
