import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { contacts } from './suite/contacts.ts'
import { conversations } from './suite/conversations.ts'
import { customers } from './suite/customers.ts'
import { everyOperation } from './suite/every-operation.ts'
import { labels } from './suite/labels.ts'
import { meta } from './suite/meta.ts'
import { templates } from './suite/templates.ts'
import { webhookDeliveries } from './suite/webhook-deliveries.ts'
import { webhookSubscriptions } from './suite/webhook-subscriptions.ts'
import { declaredOperations } from './support/declared-operations.ts'
import type { Target } from './support/target.ts'
import { chooseTargets } from './support/targets.ts'

describe.each(chooseTargets(process.env))('$name', ({ start }) => {
  let target: Target
  beforeAll(async () => {
    target = await start()
  })
  afterAll(() => target?.stop())
  // Checks every response of every test, whatever the test asserts.
  afterEach(() => expect(target.observer.violations.splice(0)).toEqual([]))

  meta(() => target)
  labels(() => target)
  contacts(() => target)
  templates(() => target)
  customers(() => target)
  webhookDeliveries(() => target)
  webhookSubscriptions(() => target)
  conversations(() => target)
  everyOperation(() => target)

  it('has received a request for every operation', () => {
    expect([...target.observer.seen.keys()].sort()).toEqual(declaredOperations.map(({ id }) => id).sort())
  })
})
