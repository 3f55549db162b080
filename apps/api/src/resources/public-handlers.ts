import { accountProfiles } from './account-profiles.ts'
import { accounts } from './accounts.ts'
import { assignmentRules } from './assignment-rules.ts'
import { broadcasts } from './broadcasts.ts'
import { contactImports } from './contact-imports.ts'
import { contacts } from './contacts.ts'
import { conversations } from './conversations.ts'
import { customers } from './customers.ts'
import { events } from './events.ts'
import { labels } from './labels.ts'
import { media } from './media.ts'
import { messages } from './messages.ts'
import { notes } from './notes.ts'
import { savedReplies } from './saved-replies.ts'
import { templates } from './templates.ts'
import { usage } from './usage.ts'
import { users } from './users.ts'
import { webhookDeliveries } from './webhook-deliveries.ts'
import { webhookSubscriptions } from './webhook-subscriptions.ts'

/** The handlers of the operations that the public API and the dashboard share: all but those of `meta`. */
export const publicHandlers = {
  ...accounts,
  ...accountProfiles,
  ...assignmentRules,
  ...customers,
  ...labels,
  ...savedReplies,
  ...events,
  ...usage,
  ...users,
  ...contacts,
  ...contactImports,
  ...broadcasts,
  ...templates,
  ...webhookDeliveries,
  ...conversations,
  ...messages,
  ...notes,
  ...media,
  ...webhookSubscriptions,
}
