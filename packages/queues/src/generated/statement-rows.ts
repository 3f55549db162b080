// Generated from the statements and the schema. Do not edit.

import type { AnyEventType, Message, GroupRecipient, MessagePricing, NotifiedSubscription, Quota, WebhookDisabledReason } from '@channel/contract/types'

declare module '@channel/db' {
  interface StatementRows {
    begin_message_sends: {
      organization_id: string
      message_id: string
      lease_token: string
      traceparent: string | null
      payload: unknown
      sealed: Buffer | null
      key_id: string | null
      authorization_refused: boolean
      is_away: boolean
      media_id: string | null
      path: string | null
      mime_type: string | null
      filename: string | null
      size: number | null
      known_id: string | null
      refusal: 'subscription_inactive' | 'customer_suspended' | 'permission_revoked' | 'auth_expired' | 'template_paused' | 'template_not_found' | 'consent_required' | 'outside_24h_window' | 'group_unavailable' | 'marketing_opted_out' | 'media_upload_failed' | null
      begun: boolean
    }
    claim_broadcasts: { organization_id: string; id: string; phone_number_id: string; lease_token: string }
    claim_contact_imports: {
      organization_id: string
      id: string
      phone_number_id: string
      format: 'csv' | 'ndjson'
      size: number
      stored_name: string
      rows_total: number | null
      rows_read: number
      attempt_count: number
      lease_token: string
    }
    claim_held_sends: {
      organization_id: string
      phone_number_id: string
      message_id: string
      lease_token: string
    }
    claim_history_webhooks: { since: string; wide: string; known: string | null; ids: string | null }
    claim_media: {
      organization_id: string
      id: string
      phone_number_id: string
      provider_media_id: string | null
      provider_url: string | null
      sha256: string | null
      stored_name: string
      fetch_attempt_count: number
      fetch_refusal_count: number
      lease_token: string
      authorization_refused: boolean
      life_left_ms: number
    } & ({
      sealed: Buffer
      key_id: string
    } | {
      sealed: null
      key_id: null
    })
    claim_message_sends: {
      organization_id: string
      phone_number_id: string
      is_bulk: boolean
      message_id: string
      waba_id: string | null
      in_business_app: boolean
      recipient: string
      attempt_count: number
      lease_token: string
      traceparent: string | null
      age_ms: number
    }
    claim_notice_mail: {
      organization_id: string
      notice_id: string
      user_id: string
      attempt_count: number
      type: 'subscription.failing' | 'subscription.disabled' | 'quota.warning'
      detail: NotifiedSubscription | Quota
      organization_name: string
      email: string | null
      url: string | null
    }
    claim_provider_webhooks: { since: string; wide: string; known: string | null; ids: string | null }
    claim_quality_checks: {
      organization_id: string
      phone_number_id: string
      waba_id: string
      authorization_refused: boolean
      sealed: Buffer
      key_id: string
      attempt_count: number
      due_at: string
    }
    claim_read_receipts: {
      organization_id: string
      conversation_id: string
      phone_number_id: string
      authorization_refused: boolean
      sealed: Buffer
      key_id: string
      attempt_count: number
      due_at: string
      provider_message_id: string
      typing: boolean
    }
    claim_sync_requests: {
      organization_id: string
      phone_number_id: string
      authorization_refused: boolean
      sealed: Buffer
      key_id: string
      attempt_count: number
      due_at: string
      step: 'contacts' | 'history'
    }
    claim_webhook_deliveries: {
      organization_id: string
      id: string
      subscription_id: string
      event_id: string
      event_type: AnyEventType
      attempt_count: number
      is_replay: boolean
      url: string
      is_current_url: boolean
      failing: boolean
      payload: string | null
      thin_payload: boolean
      is_blocked: boolean
      traceparent: string | null
      secrets: string | null
      headers: string | null
      claimed_at_ms: number | null
    }
    count_files_of_organization: { count: number }
    create_partition: { create_partition: string | null }
    delete_organization_address_book_names: { found: number; removed: number; last: string | null }
    delete_organization_api_keys: { found: number; removed: number; last: string | null }
    delete_organization_api_log: { found: number; removed: number; last: string | null }
    delete_organization_assignment_rules: { found: number; removed: number; last: string | null }
    delete_organization_audit_log: { found: number; removed: number; last: string | null }
    delete_organization_broadcast_counts: { found: number; removed: number; last: string | null }
    delete_organization_broadcast_recipients: { found: number; removed: number; last: string | null }
    delete_organization_broadcasts: { found: number; removed: number; last: string | null }
    delete_organization_channel_accounts: { found: number; removed: number; last: string | null }
    delete_organization_contact_import_errors: { found: number; removed: number; last: string | null }
    delete_organization_contact_imports: { found: number; removed: number; last: string | null }
    delete_organization_contact_labels: { found: number; removed: number; last: string | null }
    delete_organization_contacts: { found: number; removed: number; last: string | null }
    delete_organization_conversation_labels: { found: number; removed: number; last: string | null }
    delete_organization_conversations: { found: number; removed: number; last: string | null }
    delete_organization_customer_setup_links: { found: number; removed: number; last: string | null }
    delete_organization_customers: { found: number; removed: number; last: string | null }
    delete_organization_events: { found: number; removed: number; last: string | null }
    delete_organization_groups: { found: number; removed: number; last: string | null }
    delete_organization_hourly_figures: { found: number; removed: number; last: string | null }
    delete_organization_hourly_webhook_figures: { found: number; removed: number; last: string | null }
    delete_organization_idempotency_records: { found: number; removed: number; last: string | null }
    delete_organization_labels: { found: number; removed: number; last: string | null }
    delete_organization_media: { found: number; removed: number; last: string | null }
    delete_organization_members: { found: number; removed: number; last: string | null }
    delete_organization_merged_contacts: { found: number; removed: number; last: string | null }
    delete_organization_message_links: { found: number; removed: number; last: string | null }
    delete_organization_message_sends: { found: number; removed: number; last: string | null }
    delete_organization_message_usage: { found: number; removed: number; last: string | null }
    delete_organization_messages: { found: number; removed: number; last: string | null }
    delete_organization_notice_mails: { found: number; removed: number; last: string | null }
    delete_organization_notices: { found: number; removed: number; last: string | null }
    delete_organization_number_pins: { found: number; removed: number; last: string | null }
    delete_organization_organization_brands: { found: number; removed: number; last: string | null }
    delete_organization_provider_authorizations: { found: number; removed: number; last: string | null }
    delete_organization_quality_checks: { found: number; removed: number; last: string | null }
    delete_organization_read_receipts: { found: number; removed: number; last: string | null }
    delete_organization_restore_journal: { found: number; removed: number; last: string | null }
    delete_organization_saved_replies: { found: number; removed: number; last: string | null }
    delete_organization_search_words: { found: number; removed: number; last: string | null }
    delete_organization_setup_link_tokens: { found: number; removed: number; last: string | null }
    delete_organization_sign_in_links: { found: number; removed: number; last: string | null }
    delete_organization_signup_codes: { found: number; removed: number; last: string | null }
    delete_organization_sync_requests: { found: number; removed: number; last: string | null }
    delete_organization_teams: { found: number; removed: number; last: string | null }
    delete_organization_template_reports: { found: number; removed: number; last: string | null }
    delete_organization_template_syncs: { found: number; removed: number; last: string | null }
    delete_organization_templates: { found: number; removed: number; last: string | null }
    delete_organization_usage_counts: { found: number; removed: number; last: string | null }
    delete_organization_users: { found: number; removed: number; last: string | null }
    delete_organization_webhook_deliveries: { found: number; removed: number; last: string | null }
    delete_organization_webhook_delivery_attempts: { found: number; removed: number; last: string | null }
    delete_organization_webhook_headers: { found: number; removed: number; last: string | null }
    delete_organization_webhook_secrets: { found: number; removed: number; last: string | null }
    delete_organization_webhook_subscriptions: { found: number; removed: number; last: string | null }
    drop_partition: { drop_partition: string | null }
    expire_setup_links: {
      id: string
      customer_id: string
      status: 'active' | 'completed' | 'expired' | 'revoked'
      success_redirect_url: string | null
      failure_redirect_url: string | null
      result_url: string
      expires_at: string
      completed_at: string | null
      account_id: string | null
      last_failure_reason: 'user_cancelled' | 'signup_error' | 'token_exchange_failed' | 'number_already_connected' | 'registration_failed' | null
      created_at: string
      organization_id: string
      customer_name: string
    }
    fail_message: { failed_at: string }
    find_blocked_webhook_deliveries_beyond_limit: { place: string }
    find_business_accounts_of_reports: { waba_id: string | null }
    find_claimed_media: { created_at: string; message_id: string | null }
    find_database_identity: { database_id: string | null; may_read_server: boolean | null }
    find_due_broadcasts: { organization_id: string }
    find_due_contact_imports: { organization_id: string }
    find_due_media: { organization_id: string }
    find_due_quality_checks: { organization_id: string }
    find_due_read_receipts: { organization_id: string }
    find_due_scheduled_sends: { organization_id: string }
    find_due_sending_numbers: { since: string; wide: string; known: string | null; due: string | null }
    find_due_sync_requests: { organization_id: string }
    find_due_webhook_subscriptions: { since: string; wide: string; known: string | null; due: string | null }
    find_figure_progress: { counted_until: string }
    find_first_counted_message: { due_at: string }
    find_kept_events: { is_kept: boolean }
    find_kept_webhook_deliveries: { is_kept: boolean }
    find_kept_webhook_delivery_attempts: { is_kept: boolean }
    find_message_to_fail: {
      id: string
      conversation_id: string
      contact_id: string
      group_id: string | null
      recipients: GroupRecipient[] | null
      direction: 'inbound' | 'outbound'
      type: string
      status: 'pending' | 'sent' | 'delivered' | 'read' | 'failed'
      sender: string | null
      recipient: string | null
      content: string | null
      payload: Message['payload'] | null
      reply_to_message_id: string | null
      broadcast_id: string | null
      client_reference: string | null
      from_business_app: boolean
      imported: boolean
      provider_message_id: string | null
      unsupported_type: string | null
      error_code: string | null
      error_message: string | null
      error_provider_code: number | null
      pricing: MessagePricing | null
      send_at: string | null
      canceled_at: string | null
      sent_at: string | null
      delivered_at: string | null
      read_at: string | null
      failed_at: string | null
      created_at: string
      group_subject: string | null
      sent_by_user_id: string | null
      sent_by_name: string | null
    } & ({
      media_id: string
      media_mime_type: string | null
      media_size: number | null
      media_filename: string | null
      media_status: 'pending' | 'ready' | 'failed'
      media_path: string | null
    } | {
      media_id: null
      media_mime_type: null
      media_size: null
      media_filename: null
      media_status: null
      media_path: null
    })
    find_numbers_of_deletion: { phone_number_id: string }
    find_organization_deletion: {
      organization_id: string
      started_at: string
      finished_at: string | null
      removed: unknown
    }
    find_organizations_with_closing_windows: { organization_id: string }
    find_organizations_with_ended_snoozes: { organization_id: string }
    find_overdue_sends: {
      organization_id: string
      phone_number_id: string
      message_id: string
      lease_token: string
    }
    find_phone_number_routes: { phone_number_id: string; organization_id: string }
    find_quotas_to_warn_of: {
      organization_id: string
      name: 'monthly_messages' | 'webhook_subscriptions'
      max: number
      used: number
    }
    find_server_identity: { server_id: string | null }
    find_subscriptions_to_notice: {
      organization_id: string
      id: string
      description: string | null
      enabled: boolean
      disabled_reason: WebhookDisabledReason | null
      failing_since: string
    }
    find_traceparents_of_sends: { message_id: string; traceparent: string }
    find_unmerged_usage: { id: string }
    find_waiting_webhook_subscriptions: { organization_id: string; subscription_id: string }
    find_webhook_deliveries_beyond_limit: { place: string }
    find_webhooks_of_released_numbers: { id: number; body: Buffer }
    find_weeks_of_waiting_webhook_deliveries: { first: string | null; last: string | null }
    finish_organization_deletion: {
      organization_id: string
      started_at: string
      finished_at: string
      removed: unknown
    }
    forget_file_at_provider: { isForgotten: boolean }
    list_accounts_to_purge: { phone_number_id: string }
    list_api_log_default_periods: { day: string | null }
    list_broken_subscriptions: {
      organization_id: string
      id: string
      disabled_reason: WebhookDisabledReason | null
      since: string | null
    }
    list_delivery_retentions: { organization_id: string }
    list_events_default_periods: { day: string | null }
    list_held_work: {
      organization_id: string
      name: string
      reason: 'behind' | 'copy_missing' | 'copy_outdated' | 'moved' | 'requested' | 'deleted'
      unfinished_before: string
      held_at: string
      messages: number
      uncertain_messages: number
      deliveries: number
      mails: number
      webhooks_to_process: number
      deletions_to_repeat: number
    }
    list_imported_restore_journal: {
      organization_id: string
      id: number
      kind: 'contact_erased' | 'api_key_revoked' | 'organization_deleted'
      subject: string
      phone_number_id: string | null
    }
    list_media_removals: { stored_name: string }
    list_media_retentions: { organization_id: string }
    list_message_retentions: { organization_id: string }
    list_partitions: { day: string }
    list_restore_journal: {
      organization_id: string
      id: number
      kind: 'contact_erased' | 'api_key_revoked' | 'organization_deleted'
      subject: string
    }
    list_unfinished_organization_deletions: { organization_id: string }
    list_upload_retentions: { organization_id: string }
    list_webhook_deliveries_default_periods: { day: string | null }
    list_webhook_delivery_attempts_default_periods: { day: string | null }
    lock_expired_messages: { id: string; created_at: string; is_locked: boolean; media_id: string | null }
    lock_organization_to_delete: { id: string }
    lock_partitions: { pg_advisory_xact_lock: string | null }
    lock_reactions_to_messages: { id: string }
    lock_restore_marker: { locked: boolean }
    merge_usage: { found: number }
    plan_by_indexes: { plan_cache_mode: string | null; enable_seqscan: string | null }
    plan_without_sorts: { enable_sort: string | null }
    purge_media_files: { id: string; created_at: string; is_removed: boolean }
    purge_unused_events: { id: string; created_at: string }
    purge_unused_uploads: { id: string; created_at: string; is_removed: boolean }
    purge_webhook_deliveries: { id: string; created_at: string }
    read_broadcasts_queue: { depth: number; oldest_age: number | null }
    read_delivery_queues: {
      since: string
      wide: string
      known: string | null
      depth: number
      oldest_age: number | null
    }
    read_delivery_retention: { days: number | null }
    read_history_queue: {
      since: string
      wide: string
      known: string | null
      depth: number
      oldest_age: number | null
    }
    read_inbox_queue: {
      since: string
      wide: string
      known: string | null
      depth: number
      oldest_age: number | null
    }
    read_media_queue: { depth: number; oldest_age: number | null }
    read_media_retention: { days: number | null }
    read_message_retention: { days: number | null }
    read_provider_webhooks: {
      id: number
      body: Buffer
      received_at: string
      attempt_count: number
      traceparent: string | null
      age_ms: number
      counts_at: string | null
    }
    read_queue_rates: { queue: 'inbox' | 'sends' | 'deliveries'; per_minute: number | null }
    read_restore_marker: {
      installation: string | null
      number: number
      is_confirmed: boolean
      is_at_rest: boolean
      is_due: boolean
      read_at: string
      server_id: string | null
      database_id: string | null
      table_id: string | null
      own_table_id: string | null
    }
    read_retention_lags: { kind: 'deliveries'; lag: number | null }
    read_scheduled_sends_queue: { depth: number; oldest_age: number | null }
    read_schema_of_main: { schema: string | null }
    read_sends_queue: {
      since: string
      wide: string
      known: string | null
      depth: number
      oldest_age: number | null
    }
    read_subscription_health: { failing: number; disabled: number }
    read_uncertain_sends_queue: { depth: number; oldest_age: number | null }
    read_upload_retention: { days: number }
    record_webhook_delivery_attempts: {
      unrecorded: {
      index: number
      is_busy: boolean
    }[] | null
      recovered: boolean
    }
    release_scheduled_sends: { organization_id: string; phone_number_id: string }
    set_lock_timeout_of_batch: { lock_timeout: string | null }
    take_closing_windows: {
      id: string
      contact_id: string
      group_id: string | null
      status: 'open' | 'resolved' | 'pending'
      assigned_to: string | null
      unread_count: number
      last_message_at: string | null
      last_inbound_at: string | null
      free_entry_reply_by: string | null
      free_entry_expires_at: string | null
      snoozed_until: string | null
      snooze_ended_at: string | null
      window_open_until: string | null
      created_at: string
      updated_at: string
      contact_phone_number: string | null
      contact_name: string | null
      group_subject: string | null
      group_status: string | null
      organization_id: string
      noticed_at: string
      phone_number: string | null
      phone_number_id: string
      customer_id: string | null
      customer_name: string | null
      is_reported: boolean | null
    } & ({
      assignee_name: string
      assignee_email: string
    } | {
      assignee_name: null
      assignee_email: null
    })
    wake_snoozed_conversations: {
      id: string
      contact_id: string
      group_id: string | null
      status: 'open' | 'resolved' | 'pending'
      assigned_to: string | null
      unread_count: number
      last_message_at: string | null
      last_inbound_at: string | null
      free_entry_reply_by: string | null
      free_entry_expires_at: string | null
      snoozed_until: string | null
      snooze_ended_at: string | null
      window_open_until: string | null
      created_at: string
      updated_at: string
      contact_phone_number: string | null
      contact_name: string | null
      group_subject: string | null
      group_status: string | null
      organization_id: string
      ended: string
      phone_number: string | null
      phone_number_id: string
      customer_id: string | null
      customer_name: string | null
    } & ({
      assignee_name: string
      assignee_email: string
    } | {
      assignee_name: null
      assignee_email: null
    })
  }
}
