import { expect, it } from 'vitest'
import { Steps } from './steps.ts'

it('names the parts that made no step for a minute', () => {
  let now = 0
  const steps = new Steps(() => now)
  const [sends] = [steps.of('sends'), steps.of('inbox')]
  now = 59_999
  expect(steps.stalled()).toEqual([])
  sends()
  now = 60_000
  expect(steps.stalled()).toEqual([{ part: 'inbox', seconds: 60 }])
  now = 130_000
  expect(steps.stalled()).toEqual([
    { part: 'sends', seconds: 70 },
    { part: 'inbox', seconds: 130 },
  ])
  sends()
  expect(steps.stalled()).toEqual([{ part: 'inbox', seconds: 130 }])
})
