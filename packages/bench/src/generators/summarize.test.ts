import { expect, test } from 'vitest'
import type { Outcome } from './run-task.ts'
import { summarize } from './summarize.ts'
import type { Task } from './write-tasks.ts'

const group: Task = { kind: 'group', input: '', tests: [{ data: 1, valid: true }] }
const requests: Task = { kind: 'requests', input: '' }
const document = (name: string): Task => ({ kind: 'document', input: '', name })
const failed = (reason: string): Outcome => ({ kind: 'failed', reason })

test('counts tests, documents and failures', () => {
  const tasks = [group, group, requests, document('one'), document('two'), document('three')]
  const outcomes: Outcome[] = [
    { kind: 'group', right: 3 },
    failed('generating: a boolean schema'),
    { kind: 'requests', right: 13 },
    { kind: 'document', judged: 10, agreed: 9, missing: 1 },
    failed('importing: /tmp/out/4/zod.ts is wrong'),
    { kind: 'document', judged: 90, agreed: 90, missing: 0 },
  ]
  expect(summarize(tasks, outcomes, '/tmp/out')).toEqual({
    testsRight: 3,
    groupsFailed: 1,
    requestsRight: 13,
    documents: 2,
    judged: 100,
    agreed: 99,
    lowestAgreement: 0.9,
    missing: 1,
    failures: { two: 'importing: /4/zod.ts is wrong' },
  })
})

test('tells an app that does not work from a generator that makes none', () => {
  expect(summarize([requests], [failed('generating: crash')], '/tmp').requestsRight).toBe(0)
  expect(summarize([requests], [{ kind: 'requests', right: null }], '/tmp').requestsRight).toBeNull()
})

test('has no lowest agreement if no value was compared', () => {
  const outcomes: Outcome[] = [{ kind: 'document', judged: 0, agreed: 0, missing: 2 }]
  expect(summarize([document('one')], outcomes, '/tmp').lowestAgreement).toBeNull()
})
