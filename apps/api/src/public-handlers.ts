import { accounts } from './resources/accounts.ts'
import { contacts } from './resources/contacts.ts'
import { conversations } from './resources/conversations.ts'
import { customers } from './resources/customers.ts'
import { labels } from './resources/labels.ts'
import { media } from './resources/media.ts'
import { messages } from './resources/messages.ts'
import { templates } from './resources/templates.ts'
import { users } from './resources/users.ts'
import { webhookDeliveries } from './resources/webhook-deliveries.ts'
import { webhookSubscriptions } from './resources/webhook-subscriptions.ts'

/** The handlers of the operations that the public API and the dashboard share: all but those of `meta`. */
export const publicHandlers = {
  ...accounts,
  ...customers,
  ...labels,
  ...users,
  ...contacts,
  ...templates,
  ...webhookDeliveries,
  ...conversations,
  ...messages,
  ...media,
  ...webhookSubscriptions,
}
