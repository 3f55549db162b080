import type { DistributionRule, SchemaBreaches } from '@channel/db/distribution'

/** Statements that may break a rule, by name or by family. */
export interface DistributionException {
  readonly reason: string
  readonly statements: readonly string[]
}

/** What of the schema may break a rule, by name, each with its reason. */
export const schemaExceptions: Record<keyof SchemaBreaches, Readonly<Record<string, string>>> = {
  keys: {},
  triggers: {
    messages_added: 'By row, 100 messages in one INSERT cost 5 % more CPU time; a single one costs 8 % less.',
    messages_removed: 'By row, 100 messages in one DELETE cost 29 % more CPU time.',
  },
}

/** The lists only become shorter: a statement that breaks a rule is written otherwise. */
export const distributionExceptions: Record<DistributionRule, readonly DistributionException[]> = {
  organization: [
    {
      reason:
        'Joins a page or a batch, which a subquery selects, by the organization of its rows. With a parameter, the planner read all contacts of the organization: 765 buffers instead of 168 for a page of conversations.',
      statements: [
        'claim_held_sends',
        'end_blocked_webhook_deliveries_beyond_limit',
        'end_held_deliveries',
        'end_webhook_deliveries_beyond_limit',
        'end_webhook_deliveries_of_deleted',
        'export_broadcast_recipients',
        'find_conversations_of_contacts',
        'find_conversations_to_merge',
        'find_message_for_status',
        'list_messages',
        'list_notes',
      ],
    },
    {
      reason:
        'Its subquery must use the index of words or of search keys: a condition on the organization would let the planner use another one.',
      statements: [
        'list_broadcast_recipients',
        'list_contacts',
        'list_conversations',
        'list_updated',
        'search_messages',
      ],
    },
    {
      reason: 'Finds or claims the due work of all organizations.',
      statements: [
        'claim_broadcasts',
        'claim_contact_imports',
        'claim_media',
        'claim_message_sends',
        'claim_notice_mail',
        'claim_quality_checks',
        'claim_read_receipts',
        'claim_sync_requests',
        'claim_webhook_deliveries',
        'expire_setup_links',
        'find_due_broadcasts',
        'find_due_contact_imports',
        'find_due_media',
        'find_due_quality_checks',
        'find_due_read_receipts',
        'find_due_scheduled_sends',
        'find_due_sending_numbers',
        'find_due_sync_requests',
        'find_due_webhook_subscriptions',
        'find_first_counted_message',
        'find_kept_events',
        'find_kept_webhook_deliveries',
        'find_kept_webhook_delivery_attempts',
        'find_organizations_with_closing_windows',
        'find_organizations_with_ended_snoozes',
        'find_overdue_sends',
        'find_quotas_to_warn_of',
        'find_subscriptions_to_notice',
        'find_unmerged_usage',
        'find_weeks_of_waiting_webhook_deliveries',
        'find_waiting_webhook_subscriptions',
        'release_scheduled_sends',
        'take_closing_windows',
        'wake_snoozed_conversations',
      ],
    },
    {
      reason: 'Records or releases a batch of claimed work, of several organizations.',
      statements: [
        'await_media_to_send',
        'begin_message_sends',
        'find_traceparents_of_sends',
        'record_abandoned_sends',
        'record_accepted_sends',
        'record_lost_sends',
        'record_webhook_delivery_attempts',
        'record_webhook_subscription_health',
        'release_contact_import',
        'release_media',
        'release_message_sends',
        'release_webhook_deliveries',
        'renew_contact_import_lease',
        'renew_media_lease',
        'renew_message_sends',
      ],
    },
    {
      reason: 'Writes a batch of received updates or of records, of several organizations.',
      statements: [
        'apply_inbound_messages',
        'assign_in_turn',
        'create_inbound_contacts',
        'find_conversations_of_senders',
        'find_inbound_accounts',
        'find_inbound_contacts',
        'find_received_messages',
        'insert_api_log',
        'insert_inbound_messages',
        'read_changes',
        'record_events',
        'record_notice_mails',
        'record_notices',
        'store_template_report',
      ],
    },
    {
      reason: 'The provider names a business account, which may have numbers of several organizations.',
      statements: [
        'find_business_accounts_of_reports',
        'find_business_accounts_to_leave',
        'find_templates_of_waba',
        'lock_accounts_of_waba',
        'lock_template_listings',
        'request_quality_check',
      ],
    },
    {
      reason: 'Sums up the work of all organizations, for metrics and for the status.',
      statements: [
        'count_failures_by_hour',
        'count_messages_by_hour',
        'count_sealed_number_pins',
        'count_sealed_provider_tokens',
        'count_sealed_stored_responses',
        'count_sealed_webhook_headers',
        'count_sealed_webhook_secrets',
        'list_broken_subscriptions',
        'read_broadcasts_queue',
        'read_delivery_queues',
        'read_media_queue',
        'read_queue_rates',
        'read_retention_lags',
        'read_scheduled_sends_queue',
        'read_sends_queue',
        'read_subscription_health',
        'read_uncertain_sends_queue',
      ],
    },
    {
      reason: 'Purges what is too old, of all organizations.',
      statements: [
        'list_delivery_retentions',
        'purge_audit_log',
        'purge_broadcast_recipients',
        'purge_broadcasts',
        'purge_contact_imports',
        'purge_hourly_figures',
        'purge_hourly_webhook_figures',
        'purge_idempotency_records',
        'purge_message_links',
        'purge_notices',
        'purge_refused_sign_ins',
        'purge_usage_counts',
      ],
    },
    {
      reason: 'Seals the secrets of all organizations anew.',
      statements: [
        'page_sealed_number_pins',
        'page_sealed_provider_tokens',
        'page_sealed_stored_responses',
        'page_sealed_webhook_headers',
        'page_sealed_webhook_secrets',
        'replace_sealed_number_pins',
        'replace_sealed_provider_tokens',
        'replace_sealed_stored_responses',
        'replace_sealed_webhook_headers',
        'replace_sealed_webhook_secrets',
      ],
    },
    {
      reason: 'The operator asks for one organization or for all, or by an id.',
      statements: [
        'find_account',
        'find_account_to_change',
        'find_call_of_any',
        'list_all_customers',
        'list_connected_accounts',
        'list_held_work',
        'list_imported_restore_journal',
        'list_teams',
        'list_uncertain_sends',
        'pause_broadcasts_of_backup',
      ],
    },
    {
      reason: 'Removes files of one organization or of all.',
      statements: ['forget_media_removals', 'list_media_removals'],
    },
    {
      reason: 'A token, a link or the name of a file leads to the organization.',
      statements: ['find_media_file', 'open_message_link', 'open_setup_link', 'open_setup_link_to_change'],
    },
  ],
  values: [],
  volatile: [
    {
      reason: 'Not changed yet: its times decide when a delivery is due.',
      statements: ['record_received_message', 'recover_webhook_deliveries'],
    },
  ],
  stable: [
    {
      reason: 'Works on rows of several organizations.',
      statements: ['claim_read_receipts', 'record_webhook_delivery_attempts'],
    },
    {
      reason: 'Not changed yet: its times decide when a delivery is due.',
      statements: ['record_received_message'],
    },
  ],
}
