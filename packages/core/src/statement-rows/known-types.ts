import type { KnownTypes } from '@channel/db/rows'

/** The types of columns that PostgreSQL cannot tell. They may use {@link contractTypes}. */
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
    'apply_inbound_messages.item': 'number',
    'bulk_replay_webhook_deliveries.capped': 'boolean',
    'claim_media.fetch_lease': 'string',
    'claim_media.file_name': 'string',
    'claim_media.life_left_ms': 'number',
    'claim_message_sends.age_ms': 'number',
    'claim_message_sends.lease_token': 'string',
    'claim_message_sends.recipient': 'string',
    'find_conversations_of_senders.item': 'number',
    'find_inbound_contacts.item': 'number',
    'find_overdue_sends.lease_token': 'string',
    'find_received_messages.item': 'number',
    'find_webhook_subscription.secrets': 'WebhookSecret[]',
    'get_me.teams': 'TeamReference[]',
    'get_session_organization.teams': 'TeamReference[]',
    'get_webhook_delivery.attempts': 'WebhookDeliveryAttempt[]',
    'get_webhook_delivery.payload': 'WebhookEvent | null',
    'list_api_log_default_days.day': 'string',
    'list_api_log_partitions.day': 'string',
    'list_last_uses_of_keys.key_id': 'string',
    'list_last_uses_of_keys.used_at': 'string',
    'list_uncertain_sends.next_fails_at': 'string',
    'list_uncertain_sends.oldest_age_seconds': 'number',
    'list_uncertain_sends.oldest_called_at': 'string',
    'list_webhook_subscriptions.secrets': 'WebhookSecret[]',
    'lock_template_listings.is_newer': 'boolean',
    'record_webhook_delivery_attempts.unrecorded': '{ index: number; is_busy: boolean }[] | null',
    'remove_merged_contacts.id': 'string',
    'update_webhook_subscription.updated_at': 'string',
  },
}

/** Types of the contract. */
export const contractTypes = [
  ...['Contact', 'Customer', 'EventType', 'Message', 'SubscribedEventTypes', 'TeamReference', 'Template'],
  ...['WebhookDeliveryAttempt', 'WebhookEvent', 'WebhookSecret'],
]
