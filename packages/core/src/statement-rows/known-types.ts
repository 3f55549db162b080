import type { KnownTypes } from '@channel/db/rows'

/** The types of columns that PostgreSQL cannot know. They may name {@link contractTypes}. */
export const knownTypes: KnownTypes = {
  columns: {
    'contacts.metadata': "Contact['metadata']",
    'customers.metadata': "Customer['metadata']",
    'events.payload': 'WebhookEvent',
    'messages.payload': "Message['payload']",
    'templates.components': "Template['components']",
    'webhook_deliveries.event_type': 'EventType',
    'webhook_subscriptions.event_types': 'SubscribedEventTypes',
  },
  results: {
    'bulk_replay_webhook_deliveries.capped': 'boolean',
    'find_webhook_subscription.secrets': 'WebhookSecret[]',
    'get_me.teams': 'TeamReference[]',
    'get_webhook_delivery.attempts': 'WebhookDeliveryAttempt[]',
    'get_webhook_delivery.payload': 'WebhookEvent | null',
    'list_last_uses_of_keys.key_id': 'string',
    'list_last_uses_of_keys.used_at': 'string',
    'list_webhook_subscriptions.secrets': 'WebhookSecret[]',
    'lock_template_listings.is_news': 'boolean',
    'take_merged_contacts.id': 'string',
    'update_webhook_subscription.updated_at': 'string',
  },
}

/** Types of the contract. */
export const contractTypes = [
  ...['Contact', 'Customer', 'EventType', 'Message', 'SubscribedEventTypes', 'TeamReference', 'Template'],
  ...['WebhookDeliveryAttempt', 'WebhookEvent', 'WebhookSecret'],
]
