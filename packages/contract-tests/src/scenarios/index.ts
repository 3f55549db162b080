import { accountProfiles } from './account-profiles.ts'
import { accounts } from './accounts.ts'
import { assignmentRules } from './assignment-rules.ts'
import { broadcasts } from './broadcasts.ts'
import { contacts } from './contacts.ts'
import { conversations } from './conversations.ts'
import { customers } from './customers.ts'
import { errorCodes } from './error-codes.ts'
import { events } from './events.ts'
import { labels } from './labels.ts'
import { messages } from './messages.ts'
import { meta } from './meta.ts'
import { notes } from './notes.ts'
import { operationScenarios } from './operation.ts'
import { savedReplies } from './saved-replies.ts'
import type { Scenario } from './scenario.ts'
import { templates } from './templates.ts'
import { users } from './users.ts'
import { webhookDeliveries } from './webhook-deliveries.ts'
import { webhookSubscriptions } from './webhook-subscriptions.ts'

export type { Scenario } from './scenario.ts'

/** The scenarios of a target, in the order in which they run. */
export function scenariosFor({ isMock }: { isMock: boolean }): Scenario[] {
  return allScenarios.filter(({ onlyMock }) => isMock || !onlyMock)
}

const allScenarios: readonly Scenario[] = [
  ...meta,
  ...accounts,
  ...accountProfiles,
  ...assignmentRules,
  ...labels,
  ...savedReplies,
  ...contacts,
  ...templates,
  ...broadcasts,
  ...customers,
  ...users,
  ...webhookDeliveries,
  ...webhookSubscriptions,
  ...events,
  ...conversations,
  ...messages,
  ...notes,
  ...operationScenarios(),
  ...errorCodes,
]
