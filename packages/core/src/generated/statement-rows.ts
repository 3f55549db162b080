// Generated from the statements and the schema. Do not edit.

import type { AccountAlert, AccountRestrictionDetail, AttachedLabels, BroadcastRecipientAdd, BroadcastTemplate, Contact, Customer, AnyEventType, HistorySync, Message, GroupRecipient, MessagePricing, NotifiedSubscription, Quota, TemplateCategoryChange, TemplateQuality, TemplateStatusReason, SubscribedEventTypes, TeamReference, Template, WebhookDeadReason, WebhookDeliveryAttempt, WebhookDisabledReason, WebhookEvent, WebhookSecret } from '@channel/contract/types'

declare module '@channel/db' {
  interface StatementRows {
    add_api_key: {
      id: string
      organization_id: string
      name: string | null
      display: string
      created_by: string | null
      last_used_at: string | null
      expires_at: string | null
      revoked_at: string | null
      created_at: string
    }
    add_broadcast_recipients: { added: number }
    add_broadcast_recipients_of_label: { added: number; found: number }
    add_customer: {
      id: string
      name: string
      external_id: string | null
      status: 'active' | 'suspended'
      metadata: Customer['metadata'] | null
      created_at: string
      updated_at: string
      organization_id: string
    }
    add_member: { id: string }
    add_sign_in_user: { id: string }
    apply_business_app_message: {
      last_message_at: string | null
      unread_count: number
      snooze_ended_at: string | null
      updated_at: string
    }
    apply_inbound_messages: {
      item: number
      last_message_at: string
      last_inbound_at: string
      free_entry_reply_by: string | null
      snoozed_until: string | null
      snooze_ended_at: string | null
      updated_at: string
      created_at: string
      window_open_until: string
    }
    apply_outbound_messages: {
      id: string
      unread_count: number
      snooze_ended_at: string | null
      last_message_at: string
      updated_at: string
    }
    apply_preference: { changed_at: string }
    assign_in_turn: { item: number; assigned_to: string; assignee_name: string; assignee_email: string }
    attach_contact_label: {
      account_verified: boolean
      account_phone_number: string | null
      account_customer_id: string | null
      account_customer_name: string | null
      contact_id: string | null
      label_id: string | null
      same_team: boolean | null
    }
    attach_conversation_label: {
      conversation_id: string | null
      label_id: string | null
      same_team: boolean | null
    }
    attach_conversation_label_in_account: {
      account_verified: boolean
      account_phone_number: string | null
      account_customer_id: string | null
      account_customer_name: string | null
      conversation_id: string | null
      label_id: string | null
      same_team: boolean | null
    }
    begin_signup: { hash: Buffer }
    block_contact: { updated_at: string }
    bulk_attach_label: { labels: number; found: number; applied: number }
    bulk_detach_label: { labels: number; found: number; applied: number }
    bulk_replay_webhook_deliveries: { enabled: boolean; enqueued: number; capped: boolean }
    cancel_contact_import: {
      id: string
      phone_number_id: string
      status: 'queued' | 'running' | 'completed' | 'failed' | 'canceled'
      format: 'csv' | 'ndjson'
      filename: string
      size: number
      rows_total: number | null
      rows_created: number
      rows_updated: number
      rows_failed: number
      failure: string | null
      created_at: string
      started_at: string | null
      ended_at: string
    }
    cancel_message: { failed_at: string; canceled_at: string }
    change_account: { connection_reported_at: string | null; updated_at: string }
    change_inbound_message: {
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
      changed_at: string
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
    change_status_of_broadcast: {
      id: string
      phone_number_id: string
      name: string
      status: 'draft' | 'scheduled' | 'running' | 'paused' | 'completed' | 'canceled'
      pause_reason: string | null
      template: BroadcastTemplate
      send_at: string | null
      rate: number | null
      duplicates: number
      created_at: string
      updated_at: string
      started_at: string | null
      ended_at: string | null
      counted: unknown
    }
    claim_idempotency_key: { claim_idempotency_key: string | null }
    claim_phone_number_id: { phone_number_id: string }
    claim_template_listing: { listing_started_at: string }
    complete_setup_link: { completed_at: string }
    connect_account: { id: string }
    count_contents_of_organization: {
      accounts: number
      customers: number
      contacts: number
      conversations: number
      messages: number
      files: number
      templates: number
      webhook_subscriptions: number
      webhook_deliveries: number
      active_api_keys: number
      users: number
      members: number
      teams: number
    }
    count_memberships: { count: number }
    count_message: { sent: number }
    count_sealed_number_pins: { key_id: string; count: number }
    count_sealed_provider_tokens: { key_id: string; count: number }
    count_sealed_stored_responses: { key_id: string; count: number }
    count_sealed_webhook_headers: { key_id: string; count: number }
    count_sealed_webhook_secrets: { key_id: string; count: number }
    create_broadcast: {
      account_verified: boolean
      account_phone_number: string | null
      account_customer_id: string | null
      account_customer_name: string | null
      counted: unknown
    } & ({
      id: string
      phone_number_id: string
      name: string
      status: 'draft' | 'scheduled' | 'running' | 'paused' | 'completed' | 'canceled'
      pause_reason: string | null
      template: BroadcastTemplate
      send_at: string | null
      rate: number | null
      duplicates: number
      created_at: string
      updated_at: string
      started_at: string | null
      ended_at: string | null
    } | {
      id: null
      phone_number_id: null
      name: null
      status: null
      pause_reason: null
      template: null
      send_at: null
      rate: null
      duplicates: null
      created_at: null
      updated_at: null
      started_at: null
      ended_at: null
    })
    create_contact_by_phone_number: {
      phone_number_id: string
      phone_number: string
      team_id: string
      verified: boolean
      customer_id: string | null
      customer_name: string | null
    } & ({
      created_at: string
      updated_at: string
    } | {
      created_at: null
      updated_at: null
    })
    create_contact_by_phone_number_id: {
      phone_number_id: string
      phone_number: string | null
      team_id: string
      verified: boolean
      customer_id: string | null
      customer_name: string | null
    } & ({
      created_at: string
      updated_at: string
    } | {
      created_at: null
      updated_at: null
    })
    create_contact_import: {
      account_verified: boolean
      account_phone_number: string | null
      account_customer_id: string | null
      account_customer_name: string | null
      unfinished: number
    } & ({
      id: string
      phone_number_id: string
      status: 'queued' | 'running' | 'completed' | 'failed' | 'canceled'
      format: 'csv' | 'ndjson'
      filename: string
      size: number
      rows_total: number | null
      rows_created: number
      rows_updated: number
      rows_failed: number
      failure: string | null
      created_at: string
      started_at: string | null
      ended_at: string | null
    } | {
      id: null
      phone_number_id: null
      status: null
      format: null
      filename: null
      size: null
      rows_total: null
      rows_created: null
      rows_updated: null
      rows_failed: null
      failure: null
      created_at: null
      started_at: null
      ended_at: null
    })
    create_contact_on_only_account: {
      phone_number_id: string
      phone_number: string | null
      team_id: string
      verified: boolean
      customer_id: string | null
      customer_name: string | null
    } & ({
      created_at: string
      updated_at: string
    } | {
      created_at: null
      updated_at: null
    })
    create_customer: {
      organization_plan: 'standard' | 'platform'
      organization_state: 'active' | 'trial_ended' | 'inactive'
      id: string
      name: string
      external_id: string | null
      status: 'active' | 'suspended'
      metadata: Customer['metadata'] | null
      created_at: string
      updated_at: string
    }
    create_inbound_contacts: {
      id: string
      phone_number: string | null
      bsuid: string | null
      parent_bsuid: string | null
      username: string | null
      name: string | null
      email: string | null
      metadata: Contact['metadata'] | null
      blocked: boolean
      created_at: string
      updated_at: string
      identity_reported_at: string | null
      marketing_opted_out_at: string | null
      marketing_reported_at: string | null
    }
    create_label: ({
      id: string
      name: string
      color: string
      team_id: string
      created_at: string
      updated_at: string
    } | {
      id: null
      name: null
      color: null
      team_id: null
      created_at: null
      updated_at: null
    })
    create_label_in_only_team: ({
      id: string
      name: string
      color: string
      team_id: string
      created_at: string
      updated_at: string
    } | {
      id: null
      name: null
      color: null
      team_id: null
      created_at: null
      updated_at: null
    })
    create_media: {
      account_verified: boolean
      account_phone_number: string | null
      account_customer_id: string | null
      account_customer_name: string | null
      created_at: string | null
    }
    create_message_link: {
      is_allowed: boolean
      creator_name: string | null
    } & ({
      id: string
      message_id: string
      created_by: string
      expires_at: string
      revoked_at: string | null
      created_at: string
    } | {
      id: null
      message_id: null
      created_by: null
      expires_at: null
      revoked_at: null
      created_at: null
    })
    create_note: {
      id: string
      conversation_id: string
      text: string
      author_user_id: string | null
      author_key_id: string | null
      edited_at: string | null
      created_at: string
      contact_id: string
      author_name: string | null
    }
    create_organization: {
      id: string
      name: string
      plan: 'standard' | 'platform'
      state: 'active' | 'trial_ended' | 'inactive'
      require_consent: boolean
      monthly_messages: number | null
      max_webhook_subscriptions: number | null
      window_closing_minutes: number | null
      require_second_factor: boolean
      public_message_links: boolean
      delivery_retention_days: number | null
      message_retention_days: number | null
      media_retention_days: number | null
      created_at: string
      updated_at: string
    }
    create_saved_reply: {
      id: string
      name: string
      shortcut: string
      text: string
      created_at: string
      updated_at: string
    }
    create_setup_link: {
      organization_plan: 'standard' | 'platform'
      organization_state: 'active' | 'trial_ended' | 'inactive'
      customer_status: 'active' | 'suspended' | null
    } & ({
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
    } | {
      id: null
      customer_id: null
      status: null
      success_redirect_url: null
      failure_redirect_url: null
      result_url: null
      expires_at: null
      completed_at: null
      account_id: null
      last_failure_reason: null
      created_at: null
    })
    create_sign_in_link: { expires_at: string }
    create_team: { id: string; organization_id: string; name: string; created_at: string; updated_at: string }
    create_template: { created_at: string; updated_at: string }
    create_user: {
      id: string
      name: string
      email: string
      available: boolean
      created_at: string
      updated_at: string
      organization_id: string
    }
    create_webhook_subscription: {
      account_known: boolean
      customer_known: boolean
      max: number | null
      is_full: boolean | null
    } & ({
      id: string
      url: string
      description: string | null
      event_types: SubscribedEventTypes
      enabled: boolean
      disabled_reason: WebhookDisabledReason | null
      phone_number_id: string | null
      customer_id: string | null
      label_ids: readonly string[] | null
      message_types: readonly string[] | null
      direction: 'inbound' | 'outbound' | null
      thin_payload: boolean
      ordering: 'none' | 'conversation'
      buffer: {
      seconds: number
      max: number
    } | null
      header_names: string[]
      has_basic_auth: boolean
      created_at: string
      updated_at: string
    } | {
      id: null
      url: null
      description: null
      event_types: null
      enabled: null
      disabled_reason: null
      phone_number_id: null
      customer_id: null
      label_ids: null
      message_types: null
      direction: null
      thin_payload: null
      ordering: null
      buffer: null
      header_names: null
      has_basic_auth: null
      created_at: null
      updated_at: null
    })
    delete_contact: {
      account_verified: boolean
      account_phone_number: string | null
      account_customer_id: string | null
      account_customer_name: string | null
      deleted_at: string | null
    }
    delete_invitation: { id: string }
    delete_member: { sign_in_id: string }
    delete_merged_contact: { deleted_at: string }
    delete_message_link: { id: string; message_id: string }
    delete_note: { deleted_at: string }
    delete_template: { deleted_at: string }
    delete_user_session: { id: string }
    detach_contact_label: {
      account_verified: boolean
      account_phone_number: string | null
      account_customer_id: string | null
      account_customer_name: string | null
      labeled_id: string | null
      label_id: string | null
    }
    detach_conversation_label: {
      account_verified: boolean
      account_phone_number: string | null
      account_customer_id: string | null
      account_customer_name: string | null
      labeled_id: string | null
      label_id: string | null
    }
    erase_deliveries_of_events: { is_held: boolean }
    erase_events_of_contact: { id: string }
    erase_group_events: { id: string; payload_erased_at: string }
    export_accounts: {
      organization_id: string
      id: string
      phone_number_id: string
      phone_number: string | null
      name: string
      waba_id: string | null
      status: 'connected' | 'disconnected' | 'restricted'
      verified: boolean
      quality_rating: string | null
      messaging_limit: string | null
      name_status: string | null
      restrictions: AccountRestrictionDetail[]
      alerts: AccountAlert[]
      customer_id: string | null
      customer_name: string | null
      team_id: string
      created_at: string
      updated_at: string
      connection_reported_at: string | null
      restriction_reported_at: string | null
      account_restricted: boolean
      restricted_until: string | null
      offboarded_at: string | null
      read_at: string
      authorization_refused: boolean
      in_business_app: boolean
      history_sync: HistorySync | null
      position: string[]
    }
    export_api_keys: {
      id: string
      name: string | null
      display: string
      created_by: string | null
      creator_name: string | null
      last_used_at: string | null
      expires_at: string | null
      revoked_at: string | null
      created_at: string
      position: string[]
    }
    export_api_log: {
      organization_id: string
      created_at: string
      id: string
      key_id: string | null
      method: string
      path: string
      status: number
      error_code: string | null
      latency_ms: number
      ip: string | null
      position: string[]
    }
    export_assignment_rules: {
      phone_number_id: string
      mode: 'manual' | 'round_robin'
      user_ids: string[]
      position: string[]
    }
    export_audit_log: {
      created_at: string
      id: string
      action: string
      outcome: 'succeeded' | 'refused'
      user_id: string | null
      user_name: string | null
      user_email: string | null
      target_id: string | null
      details: Record<string, unknown> | null
      ip: string | null
      user_agent: string | null
      request_id: string | null
      position: string[]
    }
    export_broadcast_recipients: {
      id: string
      key: string | null
      template: Pick<BroadcastRecipientAdd, 'variables' | 'components'> | null
      status: 'pending' | 'queued' | 'sent' | 'delivered' | 'read' | 'failed' | 'skipped'
      reason: string | null
      message_id: string | null
      contact_address: string | null
      broadcast_id: string
      position: string[]
    } & ({
      contact_id: string
      contact_name: string | null
    } | {
      contact_id: null
      contact_name: null
    })
    export_broadcasts: {
      id: string
      phone_number_id: string
      name: string
      status: 'draft' | 'scheduled' | 'running' | 'paused' | 'completed' | 'canceled'
      pause_reason: string | null
      template: BroadcastTemplate
      send_at: string | null
      rate: number | null
      duplicates: number
      created_at: string
      updated_at: string
      started_at: string | null
      ended_at: string | null
      counted: unknown
      position: string[]
    }
    export_contacts: {
      id: string
      phone_number: string | null
      bsuid: string | null
      parent_bsuid: string | null
      username: string | null
      name: string | null
      email: string | null
      metadata: Contact['metadata'] | null
      blocked: boolean
      created_at: string
      updated_at: string
      phone_number_id: string
      labels: unknown
      position: string[]
    }
    export_conversations: {
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
      phone_number_id: string
      labels: unknown
      position: string[]
    } & ({
      assignee_name: string
      assignee_email: string
    } | {
      assignee_name: null
      assignee_email: null
    })
    export_customer_setup_links: {
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
      position: string[]
    }
    export_customers: {
      id: string
      name: string
      external_id: string | null
      status: 'active' | 'suspended'
      metadata: Customer['metadata'] | null
      created_at: string
      updated_at: string
      position: string[]
    }
    export_events: { payload: WebhookEvent; position: string[] }
    export_groups: {
      phone_number_id: string
      id: string
      subject: string | null
      status: 'active' | 'suspended' | 'ended'
      members: {
      phone_number: string | null
      bsuid: string | null
    }[]
      created_at: string
      position: string[]
    }
    export_invitations: {
      id: string
      email: string
      role: 'owner' | 'member' | 'read_only' | null
      created_by: string | null
      inviter_name: string | null
      expires_at: string
      used_at: string | null
      revoked_at: string | null
      created_at: string
      position: string[]
    }
    export_labels: {
      id: string
      name: string
      color: string
      team_id: string
      created_at: string
      updated_at: string
      position: string[]
    }
    export_media: {
      id: string
      phone_number_id: string
      contact_id: string | null
      status: 'pending' | 'ready' | 'failed'
      mime_type: string | null
      filename: string | null
      size: number | null
      sha256: string | null
      path: string | null
      created_at: string
      position: string[]
    }
    export_members: {
      id: string
      name: string
      email: string
      role: 'owner' | 'member' | 'read_only'
      created_at: string
      has_second_factor: boolean
      last_seen_at: string | null
      position: string[]
    }
    export_message_links: {
      id: string
      message_id: string
      created_by: string
      creator_name: string | null
      expires_at: string
      revoked_at: string | null
      created_at: string
      position: string[]
    }
    export_message_usage: { month: string; sent: number; position: string[] }
    export_messages: {
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
      phone_number_id: string
      position: string[]
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
    export_notes: {
      id: string
      conversation_id: string
      text: string
      author_user_id: string | null
      author_key_id: string | null
      edited_at: string | null
      created_at: string
      contact_id: string
      author_name: string | null
      phone_number_id: string
      position: string[]
    }
    export_notices: {
      id: string
      type: 'subscription.failing' | 'subscription.disabled' | 'quota.warning'
      detail: NotifiedSubscription | Quota
      created_at: string
      url: string | null
      is_deleted: boolean
      is_open: boolean
      position: string[]
    }
    export_saved_replies: {
      id: string
      name: string
      shortcut: string
      text: string
      created_at: string
      updated_at: string
      position: string[]
    }
    export_teams: {
      id: string
      organization_id: string
      name: string
      created_at: string
      updated_at: string
      position: string[]
    }
    export_templates: {
      id: string
      name: string
      language: string
      status: 'pending' | 'approved' | 'rejected'
      provider_status: string
      status_reason: TemplateStatusReason | null
      quality: TemplateQuality | null
      category_change: TemplateCategoryChange | null
      category: 'MARKETING' | 'UTILITY' | 'AUTHENTICATION' | null
      content: string
      variables: string[]
      components: Template['components']
      provider_template_id: string | null
      created_at: string
      updated_at: string
      phone_number_id: string
      position: string[]
    }
    export_users: {
      id: string
      name: string
      email: string
      available: boolean
      created_at: string
      updated_at: string
      position: string[]
    }
    export_webhook_deliveries: {
      id: string
      subscription_id: string
      event_type: AnyEventType
      event_id: string
      status: 'pending' | 'succeeded' | 'failed' | 'dead'
      dead_reason: WebhookDeadReason | null
      attempt_count: number
      last_attempt_at: string | null
      next_attempt_at: string | null
      response_status: number | null
      response_body_snippet: string | null
      duration_ms: number | null
      replayed_from: string | null
      payload_erased_at: string | null
      created_at: string
      attempts: unknown
      position: string[]
    }
    export_webhook_subscriptions: {
      id: string
      url: string
      description: string | null
      event_types: SubscribedEventTypes
      enabled: boolean
      disabled_reason: WebhookDisabledReason | null
      phone_number_id: string | null
      customer_id: string | null
      label_ids: readonly string[] | null
      message_types: readonly string[] | null
      direction: 'inbound' | 'outbound' | null
      thin_payload: boolean
      ordering: 'none' | 'conversation'
      buffer: {
      seconds: number
      max: number
    } | null
      header_names: string[]
      has_basic_auth: boolean
      created_at: string
      updated_at: string
      secrets: unknown
      position: string[]
    }
    extend_free_entry_point: { free_entry_expires_at: string | null; updated_at: string }
    fail_setup_link: { failed_at: string }
    find_account: {
      organization_id: string
      id: string
      phone_number_id: string
      phone_number: string | null
      name: string
      waba_id: string | null
      status: 'connected' | 'disconnected' | 'restricted'
      verified: boolean
      quality_rating: string | null
      messaging_limit: string | null
      name_status: string | null
      restrictions: AccountRestrictionDetail[]
      alerts: AccountAlert[]
      customer_id: string | null
      customer_name: string | null
      team_id: string
      created_at: string
      updated_at: string
      connection_reported_at: string | null
      restriction_reported_at: string | null
      account_restricted: boolean
      restricted_until: string | null
      offboarded_at: string | null
      read_at: string
      authorization_refused: boolean
      in_business_app: boolean
      history_sync: HistorySync | null
    }
    find_account_owners: { team: boolean; customer: boolean }
    find_account_to_change: {
      organization_id: string
      id: string
      phone_number_id: string
      phone_number: string | null
      name: string
      waba_id: string | null
      status: 'connected' | 'disconnected' | 'restricted'
      verified: boolean
      quality_rating: string | null
      messaging_limit: string | null
      name_status: string | null
      restrictions: AccountRestrictionDetail[]
      alerts: AccountAlert[]
      customer_id: string | null
      customer_name: string | null
      team_id: string
      created_at: string
      updated_at: string
      connection_reported_at: string | null
      restriction_reported_at: string | null
      account_restricted: boolean
      restricted_until: string | null
      offboarded_at: string | null
      read_at: string
      authorization_refused: boolean
      in_business_app: boolean
      history_sync: HistorySync | null
    }
    find_account_to_reconnect: {
      organization_id: string
      id: string
      phone_number_id: string
      phone_number: string | null
      name: string
      waba_id: string | null
      status: 'connected' | 'disconnected' | 'restricted'
      verified: boolean
      quality_rating: string | null
      messaging_limit: string | null
      name_status: string | null
      restrictions: AccountRestrictionDetail[]
      alerts: AccountAlert[]
      customer_id: string
      customer_name: string | null
      team_id: string
      created_at: string
      updated_at: string
      connection_reported_at: string | null
      restriction_reported_at: string | null
      account_restricted: boolean
      restricted_until: string | null
      offboarded_at: string | null
      read_at: string
      authorization_refused: boolean
      in_business_app: boolean
      history_sync: HistorySync | null
    }
    find_api_key: {
      id: string
      organization_id: string
      hash: Buffer
      revoked_at: string | null
      expires_at: string | null
    }
    find_assignee: {
      id: string
      name: string
      email: string
      available: boolean
      created_at: string
      updated_at: string
    }
    find_brand: {
      color: string | null
      logo: Buffer | null
      logo_type: 'image/png' | 'image/jpeg' | 'image/webp' | null
    }
    find_broadcast_to_change: {
      id: string
      phone_number_id: string
      name: string
      status: 'draft' | 'scheduled' | 'running' | 'paused' | 'completed' | 'canceled'
      pause_reason: string | null
      template: BroadcastTemplate
      send_at: string | null
      rate: number | null
      duplicates: number
      created_at: string
      updated_at: string
      started_at: string | null
      ended_at: string | null
      counted: unknown
      lease_token: string | null
      made_until: string
      paid_until: string | null
    }
    find_business_accounts_to_leave: {
      organization_id: string
      phone_number_id: string
      waba_id: string
      is_shared: boolean
    } & ({
      sealed: Buffer
      key_id: string
    } | {
      sealed: null
      key_id: null
    })
    find_call: {
      organization_id: string
      created_at: string
      id: string
      key_id: string | null
      method: string
      path: string
      status: number
      error_code: string | null
      latency_ms: number
      ip: string | null
    }
    find_call_of_any: {
      organization_id: string
      created_at: string
      id: string
      key_id: string | null
      method: string
      path: string
      status: number
      error_code: string | null
      latency_ms: number
      ip: string | null
    }
    find_connected_number: { phone_number_id: string }
    find_contact: {
      account_verified: boolean
      account_phone_number: string | null
      account_customer_id: string | null
      account_customer_name: string | null
      labels: AttachedLabels | null
    } & ({
      id: string
      phone_number: string | null
      bsuid: string | null
      parent_bsuid: string | null
      username: string | null
      name: string | null
      email: string | null
      metadata: Contact['metadata'] | null
      blocked: boolean
      created_at: string
      updated_at: string
    } | {
      id: null
      phone_number: null
      bsuid: null
      parent_bsuid: null
      username: null
      name: null
      email: null
      metadata: null
      blocked: null
      created_at: null
      updated_at: null
    })
    find_contact_for_preference: {
      id: string
      phone_number: string | null
      bsuid: string | null
      parent_bsuid: string | null
      username: string | null
      name: string | null
      email: string | null
      metadata: Contact['metadata'] | null
      blocked: boolean
      created_at: string
      updated_at: string
      identity_reported_at: string | null
      marketing_opted_out_at: string | null
      marketing_reported_at: string | null
    }
    find_contact_to_change: {
      account_verified: boolean
      account_phone_number: string | null
      account_customer_id: string | null
      account_customer_name: string | null
      labels: AttachedLabels | null
    } & ({
      id: string
      phone_number: string | null
      bsuid: string | null
      parent_bsuid: string | null
      username: string | null
      name: string | null
      email: string | null
      metadata: Contact['metadata'] | null
      blocked: boolean
      created_at: string
      updated_at: string
    } | {
      id: null
      phone_number: null
      bsuid: null
      parent_bsuid: null
      username: null
      name: null
      email: null
      metadata: null
      blocked: null
      created_at: null
      updated_at: null
    })
    find_contact_to_upsert: {
      account_verified: boolean
      account_phone_number: string | null
      account_customer_id: string | null
      account_customer_name: string | null
      labels: AttachedLabels | null
    } & ({
      id: string
      phone_number: string
      bsuid: string | null
      parent_bsuid: string | null
      username: string | null
      name: string | null
      email: string | null
      metadata: Contact['metadata'] | null
      blocked: boolean
      created_at: string
      updated_at: string
    } | {
      id: null
      phone_number: null
      bsuid: null
      parent_bsuid: null
      username: null
      name: null
      email: null
      metadata: null
      blocked: null
      created_at: null
      updated_at: null
    })
    find_contacts_of_identity: {
      id: string
      phone_number: string | null
      bsuid: string | null
      parent_bsuid: string | null
      username: string | null
      name: string | null
      email: string | null
      metadata: Contact['metadata'] | null
      blocked: boolean
      created_at: string
      updated_at: string
      identity_reported_at: string | null
      marketing_opted_out_at: string | null
      marketing_reported_at: string | null
    }
    find_contacts_of_recipients: { key: string | null; id: string }
    find_contacts_to_import: {
      id: string
      phone_number: string | null
      team_id: string
      created_at: string
      name: string | null
      username: string | null
      email: string | null
      metadata: Contact['metadata'] | null
    }
    find_conversation: {
      account_verified: boolean
      account_phone_number: string | null
      account_customer_id: string | null
      account_customer_name: string | null
      labels: AttachedLabels | null
    } & ({
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
      assignee_name: string | null
      assignee_email: string | null
    } | {
      id: null
      contact_id: null
      group_id: null
      status: null
      assigned_to: null
      unread_count: null
      last_message_at: null
      last_inbound_at: null
      free_entry_reply_by: null
      free_entry_expires_at: null
      snoozed_until: null
      snooze_ended_at: null
      window_open_until: null
      created_at: null
      updated_at: null
      contact_phone_number: null
      contact_name: null
      group_subject: null
      group_status: null
      assignee_name: null
      assignee_email: null
    })
    find_conversation_of_free_entry: {
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
    } & ({
      assignee_name: string
      assignee_email: string
    } | {
      assignee_name: null
      assignee_email: null
    })
    find_conversation_of_group: {
      id: string
      contact_id: string
      group_id: string
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
    } & ({
      assignee_name: string
      assignee_email: string
    } | {
      assignee_name: null
      assignee_email: null
    })
    find_conversation_of_notes: {
      account_verified: boolean
      account_phone_number: string | null
      account_customer_id: string | null
      account_customer_name: string | null
      id: string | null
    }
    find_conversation_of_recipient_by_bsuid: {
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
    } & ({
      assignee_name: string
      assignee_email: string
    } | {
      assignee_name: null
      assignee_email: null
    })
    find_conversation_of_recipient_by_contact_id: {
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
    } & ({
      assignee_name: string
      assignee_email: string
    } | {
      assignee_name: null
      assignee_email: null
    })
    find_conversation_of_recipient_by_conversation_id: {
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
    } & ({
      assignee_name: string
      assignee_email: string
    } | {
      assignee_name: null
      assignee_email: null
    })
    find_conversation_of_recipient_by_to: {
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
    } & ({
      assignee_name: string
      assignee_email: string
    } | {
      assignee_name: null
      assignee_email: null
    })
    find_conversation_to_change: {
      account_verified: boolean
      account_phone_number: string | null
      account_customer_id: string | null
      account_customer_name: string | null
      labels: AttachedLabels | null
    } & ({
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
      assignee_name: string | null
      assignee_email: string | null
    } | {
      id: null
      contact_id: null
      group_id: null
      status: null
      assigned_to: null
      unread_count: null
      last_message_at: null
      last_inbound_at: null
      free_entry_reply_by: null
      free_entry_expires_at: null
      snoozed_until: null
      snooze_ended_at: null
      window_open_until: null
      created_at: null
      updated_at: null
      contact_phone_number: null
      contact_name: null
      group_subject: null
      group_status: null
      assignee_name: null
      assignee_email: null
    })
    find_conversations_of_contacts: {
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
    } & ({
      assignee_name: string
      assignee_email: string
    } | {
      assignee_name: null
      assignee_email: null
    })
    find_conversations_of_senders: {
      item: number
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
    } & ({
      assignee_name: string
      assignee_email: string
    } | {
      assignee_name: null
      assignee_email: null
    })
    find_conversations_to_merge: {
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
    } & ({
      assignee_name: string
      assignee_email: string
    } | {
      assignee_name: null
      assignee_email: null
    })
    find_customer: {
      id: string
      name: string
      external_id: string | null
      status: 'active' | 'suspended'
      metadata: Customer['metadata'] | null
      created_at: string
      updated_at: string
    }
    find_customer_to_change: {
      organization_plan: 'standard' | 'platform'
      organization_state: 'active' | 'trial_ended' | 'inactive'
    } & ({
      id: string
      name: string
      external_id: string | null
      status: 'active' | 'suspended'
      metadata: Customer['metadata'] | null
      created_at: string
      updated_at: string
    } | {
      id: null
      name: null
      external_id: null
      status: null
      metadata: null
      created_at: null
      updated_at: null
    })
    find_event_horizon: {
      epoch: number
      restores: number
      next: string
      open_from: string
      now: string
      is_here: boolean
      delivery_retention_days: number | null
    }
    find_file_for_handle: { stored_name: string; mime_type: string | null; filename: string | null; size: number }
    find_first_broadcast_recipient: { template: Pick<BroadcastRecipientAdd, 'variables' | 'components'> | null }
    find_first_event_since: { epoch: number; transaction_id: string }
    find_group_members: { members: { phone_number: string | null; bsuid: string | null }[] }
    find_group_to_change: {
      subject: string | null
      status: 'active' | 'suspended' | 'ended'
      members: {
      phone_number: string | null
      bsuid: string | null
    }[]
      subject_reported_at: string | null
      status_reported_at: string | null
      members_reported_at: string | null
    }
    find_holds_of_notices: { organization_id: string; counts_at: string }
    find_inbound_accounts: {
      organization_id: string
      phone_number: string | null
      phone_number_id: string
      customer_id: string | null
      customer_name: string | null
      team_id: string
      in_business_app: boolean
      groups_messages: boolean
      assigns_in_turn: boolean
    }
    find_inbound_contacts: {
      item: number
      id: string
      phone_number: string | null
      bsuid: string | null
      parent_bsuid: string | null
      username: string | null
      name: string | null
      email: string | null
      metadata: Contact['metadata'] | null
      blocked: boolean
      created_at: string
      updated_at: string
      identity_reported_at: string | null
      marketing_opted_out_at: string | null
      marketing_reported_at: string | null
    }
    find_inbound_message_to_change: {
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
      provider_message_id: string
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
      edited_at: string | null
    } & ({
      media_id: string
      media_mime_type: string | null
      media_size: number | null
      media_filename: string | null
      media_status: 'pending' | 'ready' | 'failed'
      media_path: string | null
      provider_media_id: string | null
    } | {
      media_id: null
      media_mime_type: null
      media_size: null
      media_filename: null
      media_status: null
      media_path: null
      provider_media_id: null
    })
    find_invitation: {
      id: string
      email: string
      role: 'owner' | 'member' | 'read_only' | null
      created_by: string | null
      inviter_name: string | null
      expires_at: string
      used_at: string | null
      revoked_at: string | null
      created_at: string
    }
    find_label: {
      id: string
      name: string
      color: string
      team_id: string
      created_at: string
      updated_at: string
    }
    find_label_of_broadcast: { id: string }
    find_label_to_change: {
      id: string
      name: string
      color: string
      team_id: string
      created_at: string
      updated_at: string
    }
    find_labels_to_import: { id: string; team_id: string; name: string | null }
    find_last_event_until: { epoch: number; transaction_id: string }
    find_live_sessions: { id: string; organization_id: string }
    find_media_file: { mime_type: string | null; filename: string | null; size: number; sha256: string }
    find_media_to_send: { id: string }
    find_member: {
      id: string
      name: string
      email: string
      role: 'owner' | 'member' | 'read_only'
      created_at: string
      has_second_factor: boolean
      last_seen_at: string | null
    }
    find_member_by_email: {
      id: string
      organization_id: string
      role: 'owner' | 'member' | 'read_only'
      email: string
      name: string
      sign_in_id: string
    }
    find_mentioned_users: { id: string }
    find_message: {
      account_verified: boolean
      account_phone_number: string | null
      account_customer_id: string | null
      account_customer_name: string | null
    } & ({
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
      media_id: string | null
      media_mime_type: string | null
      media_size: number | null
      media_filename: string | null
      media_status: 'pending' | 'ready' | 'failed' | null
      media_path: string | null
      group_subject: string | null
      sent_by_user_id: string | null
      sent_by_name: string | null
    } | {
      id: null
      conversation_id: null
      contact_id: null
      group_id: null
      recipients: null
      direction: null
      type: null
      status: null
      sender: null
      recipient: null
      content: null
      payload: null
      reply_to_message_id: null
      broadcast_id: null
      client_reference: null
      from_business_app: null
      imported: null
      provider_message_id: null
      unsupported_type: null
      error_code: null
      error_message: null
      error_provider_code: null
      pricing: null
      send_at: null
      canceled_at: null
      sent_at: null
      delivered_at: null
      read_at: null
      failed_at: null
      created_at: null
      media_id: null
      media_mime_type: null
      media_size: null
      media_filename: null
      media_status: null
      media_path: null
      group_subject: null
      sent_by_user_id: null
      sent_by_name: null
    })
    find_message_for_imported_file: { id: string; contact_id: string; type: string }
    find_message_for_media: {
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
    find_message_for_status: {
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
    find_message_to_change: {
      account_verified: boolean
      account_phone_number: string | null
      account_customer_id: string | null
      account_customer_name: string | null
    } & ({
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
      media_id: string | null
      media_mime_type: string | null
      media_size: number | null
      media_filename: string | null
      media_status: 'pending' | 'ready' | 'failed' | null
      media_path: string | null
      group_subject: string | null
      sent_by_user_id: string | null
      sent_by_name: string | null
    } | {
      id: null
      conversation_id: null
      contact_id: null
      group_id: null
      recipients: null
      direction: null
      type: null
      status: null
      sender: null
      recipient: null
      content: null
      payload: null
      reply_to_message_id: null
      broadcast_id: null
      client_reference: null
      from_business_app: null
      imported: null
      provider_message_id: null
      unsupported_type: null
      error_code: null
      error_message: null
      error_provider_code: null
      pricing: null
      send_at: null
      canceled_at: null
      sent_at: null
      delivered_at: null
      read_at: null
      failed_at: null
      created_at: null
      media_id: null
      media_mime_type: null
      media_size: null
      media_filename: null
      media_status: null
      media_path: null
      group_subject: null
      sent_by_user_id: null
      sent_by_name: null
    })
    find_next_broadcast_recipients: {
      id: string
      key: string | null
      template: Pick<BroadcastRecipientAdd, 'variables' | 'components'> | null
    }
    find_note_to_change: {
      account_verified: boolean
      account_phone_number: string | null
      account_customer_id: string | null
      account_customer_name: string | null
    } & ({
      id: string
      conversation_id: string
      text: string
      author_user_id: string | null
      author_key_id: string | null
      edited_at: string | null
      created_at: string
      contact_id: string
      author_name: string | null
    } | {
      id: null
      conversation_id: null
      text: null
      author_user_id: null
      author_key_id: null
      edited_at: null
      created_at: null
      contact_id: null
      author_name: null
    })
    find_open_membership: {
      id: string
      organization_id: string
      role: 'owner' | 'member' | 'read_only'
      name: string
      require_second_factor: boolean
      has_passkey: boolean
    }
    find_organization: {
      id: string
      name: string
      plan: 'standard' | 'platform'
      state: 'active' | 'trial_ended' | 'inactive'
      require_consent: boolean
      monthly_messages: number | null
      max_webhook_subscriptions: number | null
      window_closing_minutes: number | null
      require_second_factor: boolean
      public_message_links: boolean
      delivery_retention_days: number | null
      message_retention_days: number | null
      media_retention_days: number | null
      created_at: string
      updated_at: string
    }
    find_organizations_by_name: {
      id: string
      name: string
      plan: 'standard' | 'platform'
      state: 'active' | 'trial_ended' | 'inactive'
      require_consent: boolean
      monthly_messages: number | null
      max_webhook_subscriptions: number | null
      window_closing_minutes: number | null
      require_second_factor: boolean
      public_message_links: boolean
      delivery_retention_days: number | null
      message_retention_days: number | null
      media_retention_days: number | null
      created_at: string
      updated_at: string
    }
    find_passkey: {
      id: string
      name: string
      backed_up: boolean
      last_used_at: string | null
      created_at: string
    }
    find_provider_authorization: {
      account_verified: boolean
      account_phone_number: string | null
      account_customer_id: string | null
      account_customer_name: string | null
      waba_id: string | null
      listing_started_at: string
      authorization_refused: boolean
      organization_plan: 'standard' | 'platform'
      organization_state: 'active' | 'trial_ended' | 'inactive'
    } & ({
      sealed: Buffer
      key_id: string
    } | {
      sealed: null
      key_id: null
    })
    find_received_messages: {
      item: number
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
      provider_message_id: string
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
    find_recipient_by_bsuid: {
      id: string
      phone_number: string | null
      bsuid: string
      parent_bsuid: string | null
      username: string | null
      name: string | null
      email: string | null
      metadata: Contact['metadata'] | null
      blocked: boolean
      created_at: string
      updated_at: string
      marketing_opted_out_at: string | null
    }
    find_recipient_by_contact_id: {
      id: string
      phone_number: string | null
      bsuid: string | null
      parent_bsuid: string | null
      username: string | null
      name: string | null
      email: string | null
      metadata: Contact['metadata'] | null
      blocked: boolean
      created_at: string
      updated_at: string
      marketing_opted_out_at: string | null
    }
    find_recipient_by_conversation_id: {
      id: string
      phone_number: string | null
      bsuid: string | null
      parent_bsuid: string | null
      username: string | null
      name: string | null
      email: string | null
      metadata: Contact['metadata'] | null
      blocked: boolean
      created_at: string
      updated_at: string
      marketing_opted_out_at: string | null
    }
    find_recipient_by_to: {
      id: string
      phone_number: string
      bsuid: string | null
      parent_bsuid: string | null
      username: string | null
      name: string | null
      email: string | null
      metadata: Contact['metadata'] | null
      blocked: boolean
      created_at: string
      updated_at: string
      marketing_opted_out_at: string | null
    }
    find_recipients_of_contacts: { key: string | null; has_message: boolean }
    find_referenced_messages: { id: string; conversation_id: string; provider_message_id: string | null }
    find_reports_of_template: { facts: Record<string, unknown> }
    find_restore_state: { is_confirmed: boolean; held: number; since: string | null }
    find_saved_reply: {
      id: string
      name: string
      shortcut: string
      text: string
      created_at: string
      updated_at: string
    }
    find_saved_reply_to_change: {
      id: string
      name: string
      shortcut: string
      text: string
      created_at: string
      updated_at: string
    }
    find_scan_end: { created_at: string; id: string }
    find_scan_end_of_failed: { created_at: string; id: string }
    find_sending_account: {
      account_verified: boolean
      account_phone_number: string | null
      account_customer_id: string | null
      organization_plan: 'standard' | 'platform'
      organization_state: 'active' | 'trial_ended' | 'inactive'
      require_consent: boolean
      monthly_messages: number | null
      team_id: string
      in_business_app: boolean
    } & ({
      account_customer_name: string
      customer_status: 'active' | 'suspended'
    } | {
      account_customer_name: null
      customer_status: null
    })
    find_setup_link: {
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
      customer_name: string
    }
    find_setup_link_to_change: {
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
      customer_name: string
    }
    find_signup_code: {
      organization_id: string
      setup_link_id: string
      started_at: string
      ended_at: string | null
      failure_reason: 'user_cancelled' | 'signup_error' | 'token_exchange_failed' | 'number_already_connected' | 'registration_failed' | null
    }
    find_stored_response: {
      fingerprint: Buffer
      status: number
      headers: unknown
      request_id: string
      body: Buffer
      key_id: string
    }
    find_team: { id: string }
    find_team_for_customer: { id: string }
    find_template_by_name: { id: string }
    find_template_reports: { provider_template_id: string; facts: Record<string, unknown> }
    find_template_to_send: {
      id: string
      name: string
      language: string
      status: 'pending' | 'approved' | 'rejected'
      provider_status: string
      status_reason: TemplateStatusReason | null
      quality: TemplateQuality | null
      category_change: TemplateCategoryChange | null
      category: 'MARKETING' | 'UTILITY' | 'AUTHENTICATION' | null
      content: string
      variables: string[]
      components: Template['components']
      provider_template_id: string | null
      created_at: string
      updated_at: string
    }
    find_templates_of_waba: {
      id: string
      name: string
      language: string
      status: 'pending' | 'approved' | 'rejected'
      provider_status: string
      status_reason: TemplateStatusReason | null
      quality: TemplateQuality | null
      category_change: TemplateCategoryChange | null
      category: 'MARKETING' | 'UTILITY' | 'AUTHENTICATION' | null
      content: string
      variables: string[]
      components: Template['components']
      provider_template_id: string | null
      created_at: string
      updated_at: string
      organization_id: string
      account_phone_number_id: string
      account_phone_number: string | null
      account_customer_id: string | null
      account_customer_name: string | null
    }
    find_templates_to_delete: { provider_template_id: string | null }
    find_templates_to_sync: {
      id: string
      name: string
      language: string
      status: 'pending' | 'approved' | 'rejected'
      provider_status: string
      status_reason: TemplateStatusReason | null
      quality: TemplateQuality | null
      category_change: TemplateCategoryChange | null
      category: 'MARKETING' | 'UTILITY' | 'AUTHENTICATION' | null
      content: string
      variables: string[]
      components: Template['components']
      provider_template_id: string | null
      created_at: string
      updated_at: string
    }
    find_templates_to_update: {
      id: string
      name: string
      language: string
      status: 'pending' | 'approved' | 'rejected'
      provider_status: string
      status_reason: TemplateStatusReason | null
      quality: TemplateQuality | null
      category_change: TemplateCategoryChange | null
      category: 'MARKETING' | 'UTILITY' | 'AUTHENTICATION' | null
      content: string
      variables: string[]
      components: Template['components']
      provider_template_id: string | null
      created_at: string
      updated_at: string
    }
    find_token_of_account: { sealed: Buffer; key_id: string }
    find_unknown_labels_of_webhook: { id: string | null }
    find_unsettled_event: { id: string }
    find_user: {
      id: string
      name: string
      email: string
      available: boolean
      created_at: string
      updated_at: string
    }
    find_user_by_email: {
      id: string
      name: string
      email: string
      available: boolean
      created_at: string
      updated_at: string
      organization_id: string
    }
    find_users_to_take_turns: { id: string }
    find_waiting_replies: {
      id: string
      type: string
      direction: 'inbound' | 'outbound'
      payload: Message['payload'] | null
      reply_to_provider_id: string | null
    }
    find_webhook_headers: { key_id: string; sealed: Buffer }
    find_webhook_secrets: { id: string; hint: string; created_at: string; expires_at: string | null }
    find_webhook_subscription: {
      id: string
      url: string
      description: string | null
      event_types: SubscribedEventTypes
      enabled: boolean
      disabled_reason: WebhookDisabledReason | null
      phone_number_id: string | null
      customer_id: string | null
      label_ids: readonly string[] | null
      message_types: readonly string[] | null
      direction: 'inbound' | 'outbound' | null
      thin_payload: boolean
      ordering: 'none' | 'conversation'
      buffer: {
      seconds: number
      max: number
    } | null
      header_names: string[]
      has_basic_auth: boolean
      created_at: string
      updated_at: string
      secrets: WebhookSecret[]
    }
    find_webhook_subscription_to_change: {
      id: string
      url: string
      description: string | null
      event_types: SubscribedEventTypes
      enabled: boolean
      disabled_reason: WebhookDisabledReason | null
      phone_number_id: string | null
      customer_id: string | null
      label_ids: readonly string[] | null
      message_types: readonly string[] | null
      direction: 'inbound' | 'outbound' | null
      thin_payload: boolean
      ordering: 'none' | 'conversation'
      buffer: {
      seconds: number
      max: number
    } | null
      header_names: string[]
      has_basic_auth: boolean
      created_at: string
      updated_at: string
    }
    find_webhooks_to_erase_from: { id: number; body: Buffer; message_ids: string[] }
    get_account: {
      organization_id: string
      id: string
      phone_number_id: string
      phone_number: string | null
      name: string
      waba_id: string | null
      status: 'connected' | 'disconnected' | 'restricted'
      verified: boolean
      quality_rating: string | null
      messaging_limit: string | null
      name_status: string | null
      restrictions: AccountRestrictionDetail[]
      alerts: AccountAlert[]
      customer_id: string | null
      customer_name: string | null
      team_id: string
      created_at: string
      updated_at: string
      connection_reported_at: string | null
      restriction_reported_at: string | null
      account_restricted: boolean
      restricted_until: string | null
      offboarded_at: string | null
      read_at: string
      authorization_refused: boolean
      in_business_app: boolean
      history_sync: HistorySync | null
    }
    get_api_key: {
      id: string
      name: string | null
      display: string
      created_by: string | null
      creator_name: string | null
      last_used_at: string | null
      expires_at: string | null
      revoked_at: string | null
      created_at: string
    }
    get_assignment_rule: {
      account_verified: boolean
      account_phone_number: string | null
      account_customer_id: string | null
      account_customer_name: string | null
    } & ({
      mode: 'manual' | 'round_robin'
      user_ids: string[]
    } | {
      mode: null
      user_ids: null
    })
    get_broadcast: {
      account_verified: boolean
      account_phone_number: string | null
      account_customer_id: string | null
      account_customer_name: string | null
      counted: unknown
    } & ({
      id: string
      phone_number_id: string
      name: string
      status: 'draft' | 'scheduled' | 'running' | 'paused' | 'completed' | 'canceled'
      pause_reason: string | null
      template: BroadcastTemplate
      send_at: string | null
      rate: number | null
      duplicates: number
      created_at: string
      updated_at: string
      started_at: string | null
      ended_at: string | null
    } | {
      id: null
      phone_number_id: null
      name: null
      status: null
      pause_reason: null
      template: null
      send_at: null
      rate: null
      duplicates: null
      created_at: null
      updated_at: null
      started_at: null
      ended_at: null
    })
    get_contact_import: {
      account_verified: boolean
      account_phone_number: string | null
      account_customer_id: string | null
      account_customer_name: string | null
    } & ({
      id: string
      phone_number_id: string
      status: 'queued' | 'running' | 'completed' | 'failed' | 'canceled'
      format: 'csv' | 'ndjson'
      filename: string
      size: number
      rows_total: number | null
      rows_created: number
      rows_updated: number
      rows_failed: number
      failure: string | null
      created_at: string
      started_at: string | null
      ended_at: string | null
    } | {
      id: null
      phone_number_id: null
      status: null
      format: null
      filename: null
      size: null
      rows_total: null
      rows_created: null
      rows_updated: null
      rows_failed: null
      failure: null
      created_at: null
      started_at: null
      ended_at: null
    })
    get_figures: { hour: string; kind: string; count: number }
    get_me: {
      id: string
      display: string
      expires_at: string | null
      created_at: string
      organization_id: string
      organization_name: string
      teams: TeamReference[]
    }
    get_media_file: {
      stored_name: string
      mime_type: string | null
      filename: string | null
      size: number
      sha256: string
    }
    get_session_organization: {
      id: string
      name: string
      plan: 'standard' | 'platform'
      teams: TeamReference[]
      organizations: TeamReference[]
    }
    get_template: {
      account_verified: boolean
      account_phone_number: string | null
      account_customer_id: string | null
      account_customer_name: string | null
    } & ({
      id: string
      name: string
      language: string
      status: 'pending' | 'approved' | 'rejected'
      provider_status: string
      status_reason: TemplateStatusReason | null
      quality: TemplateQuality | null
      category_change: TemplateCategoryChange | null
      category: 'MARKETING' | 'UTILITY' | 'AUTHENTICATION' | null
      content: string
      variables: string[]
      components: Template['components']
      provider_template_id: string | null
      created_at: string
      updated_at: string
    } | {
      id: null
      name: null
      language: null
      status: null
      provider_status: null
      status_reason: null
      quality: null
      category_change: null
      category: null
      content: null
      variables: null
      components: null
      provider_template_id: null
      created_at: null
      updated_at: null
    })
    get_webhook_delivery: {
      id: string
      subscription_id: string
      event_type: AnyEventType
      event_id: string
      status: 'pending' | 'succeeded' | 'failed' | 'dead'
      dead_reason: WebhookDeadReason | null
      attempt_count: number
      last_attempt_at: string | null
      next_attempt_at: string | null
      response_status: number | null
      response_body_snippet: string | null
      duration_ms: number | null
      replayed_from: string | null
      payload_erased_at: string | null
      created_at: string
      payload: WebhookEvent | null
      attempts: WebhookDeliveryAttempt[]
    }
    get_webhook_figures: { hour: string; kind: string; count: number }
    get_webhook_health: {
      id: string
      url: string
      enabled: boolean
      disabled_reason: WebhookDisabledReason | null
      failing_since: string | null
    }
    hold_broadcast: {
      id: string
      phone_number_id: string
      name: string
      status: 'draft' | 'scheduled' | 'running' | 'paused' | 'completed' | 'canceled'
      pause_reason: string | null
      template: BroadcastTemplate
      send_at: string | null
      rate: number | null
      duplicates: number
      created_at: string
      updated_at: string
      started_at: string | null
      ended_at: string | null
      counted: unknown
      made_until: string
      account_name: string
      in_business_app: boolean
      has_token: boolean
      is_disconnected: boolean
      is_away: boolean
      failure: string | null
      due: number | null
      paid_until: string | null
      waiting: number
    }
    insert_imported_contacts: {
      id: string
      phone_number: string | null
      team_id: string
      created_at: string
      name: string | null
      username: string | null
      email: string | null
      metadata: Contact['metadata'] | null
    }
    insert_message: {
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
    list_accounts: {
      organization_id: string
      id: string
      phone_number_id: string
      phone_number: string | null
      name: string
      waba_id: string | null
      status: 'connected' | 'disconnected' | 'restricted'
      verified: boolean
      quality_rating: string | null
      messaging_limit: string | null
      name_status: string | null
      restrictions: AccountRestrictionDetail[]
      alerts: AccountAlert[]
      customer_id: string | null
      customer_name: string | null
      team_id: string
      created_at: string
      updated_at: string
      connection_reported_at: string | null
      restriction_reported_at: string | null
      account_restricted: boolean
      restricted_until: string | null
      offboarded_at: string | null
      read_at: string
      authorization_refused: boolean
      in_business_app: boolean
      history_sync: HistorySync | null
    }
    list_all_api_keys: {
      id: string
      organization_id: string
      name: string | null
      display: string
      created_by: string | null
      last_used_at: string | null
      expires_at: string | null
      revoked_at: string | null
      created_at: string
    }
    list_all_customers: {
      id: string
      name: string
      external_id: string | null
      status: 'active' | 'suspended'
      metadata: Customer['metadata'] | null
      created_at: string
      updated_at: string
      organization_id: string
    }
    list_all_users: {
      id: string
      name: string
      email: string
      available: boolean
      created_at: string
      updated_at: string
      organization_id: string
    }
    list_api_keys: {
      id: string
      name: string | null
      display: string
      created_by: string | null
      creator_name: string | null
      last_used_at: string | null
      expires_at: string | null
      revoked_at: string | null
      created_at: string
    }
    list_api_log: {
      organization_id: string
      created_at: string
      id: string
      key_id: string | null
      method: string
      path: string
      status: number
      error_code: string | null
      latency_ms: number
      ip: string | null
    }
    list_audit_log: {
      created_at: string
      id: string
      action: string
      outcome: 'succeeded' | 'refused'
      user_id: string | null
      user_name: string | null
      user_email: string | null
      target_id: string | null
      details: Record<string, unknown> | null
      ip: string | null
      user_agent: string | null
      request_id: string | null
    }
    list_broadcast_recipients: {
      account_verified: boolean
      account_phone_number: string | null
      account_customer_id: string | null
      account_customer_name: string | null
      contact_address: string | null
    } & ({
      broadcast_id: string
      created_at: string
    } | {
      broadcast_id: null
      created_at: null
    }) & ({
      id: string
      key: string | null
      template: Pick<BroadcastRecipientAdd, 'variables' | 'components'> | null
      status: 'pending' | 'queued' | 'sent' | 'delivered' | 'read' | 'failed' | 'skipped'
      reason: string | null
      message_id: string | null
    } | {
      id: null
      key: null
      template: null
      status: null
      reason: null
      message_id: null
    }) & ({
      contact_id: string
      contact_name: string | null
    } | {
      contact_id: null
      contact_name: null
    })
    list_broadcasts: {
      account_verified: boolean
      account_phone_number: string | null
      account_customer_id: string | null
      account_customer_name: string | null
      counted: unknown
    } & ({
      id: string
      phone_number_id: string
      name: string
      status: 'draft' | 'scheduled' | 'running' | 'paused' | 'completed' | 'canceled'
      pause_reason: string | null
      template: BroadcastTemplate
      send_at: string | null
      rate: number | null
      duplicates: number
      created_at: string
      updated_at: string
      started_at: string | null
      ended_at: string | null
    } | {
      id: null
      phone_number_id: null
      name: null
      status: null
      pause_reason: null
      template: null
      send_at: null
      rate: null
      duplicates: null
      created_at: null
      updated_at: null
      started_at: null
      ended_at: null
    })
    list_connected_accounts: {
      organization_id: string
      id: string
      phone_number_id: string
      phone_number: string | null
      name: string
      waba_id: string | null
      status: 'connected' | 'disconnected' | 'restricted'
      verified: boolean
      quality_rating: string | null
      messaging_limit: string | null
      name_status: string | null
      restrictions: AccountRestrictionDetail[]
      alerts: AccountAlert[]
      customer_id: string | null
      customer_name: string | null
      team_id: string
      created_at: string
      updated_at: string
      connection_reported_at: string | null
      restriction_reported_at: string | null
      account_restricted: boolean
      restricted_until: string | null
      offboarded_at: string | null
      read_at: string
      authorization_refused: boolean
      in_business_app: boolean
      history_sync: HistorySync | null
    }
    list_contact_import_errors: { line: number; field: string | null; code: string; message: string }
    list_contact_imports: {
      account_verified: boolean
      account_phone_number: string | null
      account_customer_id: string | null
      account_customer_name: string | null
    } & ({
      id: string
      phone_number_id: string
      status: 'queued' | 'running' | 'completed' | 'failed' | 'canceled'
      format: 'csv' | 'ndjson'
      filename: string
      size: number
      rows_total: number | null
      rows_created: number
      rows_updated: number
      rows_failed: number
      failure: string | null
      created_at: string
      started_at: string | null
      ended_at: string | null
    } | {
      id: null
      phone_number_id: null
      status: null
      format: null
      filename: null
      size: null
      rows_total: null
      rows_created: null
      rows_updated: null
      rows_failed: null
      failure: null
      created_at: null
      started_at: null
      ended_at: null
    })
    list_contacts: {
      account_verified: boolean
      account_phone_number: string | null
      account_customer_id: string | null
      account_customer_name: string | null
      labels: AttachedLabels | null
    } & ({
      id: string
      phone_number: string | null
      bsuid: string | null
      parent_bsuid: string | null
      username: string | null
      name: string | null
      email: string | null
      metadata: Contact['metadata'] | null
      blocked: boolean
      created_at: string
      updated_at: string
    } | {
      id: null
      phone_number: null
      bsuid: null
      parent_bsuid: null
      username: null
      name: null
      email: null
      metadata: null
      blocked: null
      created_at: null
      updated_at: null
    })
    list_conversations: {
      account_verified: boolean
      account_phone_number: string | null
      account_customer_id: string | null
      account_customer_name: string | null
      labels: AttachedLabels | null
    } & ({
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
      assignee_name: string | null
      assignee_email: string | null
    } | {
      id: null
      contact_id: null
      group_id: null
      status: null
      assigned_to: null
      unread_count: null
      last_message_at: null
      last_inbound_at: null
      free_entry_reply_by: null
      free_entry_expires_at: null
      snoozed_until: null
      snooze_ended_at: null
      window_open_until: null
      created_at: null
      updated_at: null
      contact_phone_number: null
      contact_name: null
      group_subject: null
      group_status: null
      assignee_name: null
      assignee_email: null
    })
    list_customers: {
      id: string
      name: string
      external_id: string | null
      status: 'active' | 'suspended'
      metadata: Customer['metadata'] | null
      created_at: string
      updated_at: string
    }
    list_deliveries: {
      id: string
      subscription_id: string
      event_type: AnyEventType
      event_id: string
      status: 'pending' | 'succeeded' | 'failed' | 'dead'
      dead_reason: WebhookDeadReason | null
      attempt_count: number
      last_attempt_at: string | null
      next_attempt_at: string | null
      response_status: number | null
      response_body_snippet: string | null
      duration_ms: number | null
      replayed_from: string | null
      payload_erased_at: string | null
      created_at: string
    }
    list_events_newest_first: {
      id: string
      epoch: number
      transaction_id: string
      created_at: string
      payload: WebhookEvent
      matches: boolean | null
      is_last_examined: boolean
    }
    list_events_of_object_newest_first: {
      id: string
      epoch: number
      transaction_id: string
      created_at: string
      payload: WebhookEvent
      matches: boolean
      is_last_examined: boolean
    }
    list_events_of_object_oldest_first: {
      id: string
      epoch: number
      transaction_id: string
      created_at: string
      payload: WebhookEvent
      matches: boolean
      is_last_examined: boolean
    }
    list_events_oldest_first: {
      id: string
      epoch: number
      transaction_id: string
      created_at: string
      payload: WebhookEvent
      matches: boolean | null
      is_last_examined: boolean
    }
    list_invitations: {
      id: string
      email: string
      role: 'owner' | 'member' | 'read_only' | null
      created_by: string | null
      inviter_name: string | null
      expires_at: string
      used_at: string | null
      revoked_at: string | null
      created_at: string
    }
    list_labels: {
      id: string
      name: string
      color: string
      team_id: string
      created_at: string
      updated_at: string
    }
    list_last_signs_of_life: { kind: string; seen_at: string | null }
    list_last_uses_of_keys: { key_id: string; used_at: string }
    list_live_processes: {
      kind: string
      host: string
      pid: number
      build: string
      key_ids: string[]
      started_at: string
      seen_at: string
    }
    list_members: {
      id: string
      name: string
      email: string
      role: 'owner' | 'member' | 'read_only'
      created_at: string
      has_second_factor: boolean
      last_seen_at: string | null
    }
    list_mentions: {
      id: string
      conversation_id: string
      text: string
      author_user_id: string | null
      author_key_id: string | null
      edited_at: string | null
      created_at: string
      contact_id: string
      author_name: string | null
      mentioned_at: string
      read_at: string | null
      phone_number_id: string
      phone_number: string | null
      customer_id: string | null
      customer_name: string | null
      contact_name: string | null
    }
    list_message_links: {
      id: string
      message_id: string
      created_by: string
      creator_name: string | null
      expires_at: string
      revoked_at: string | null
      created_at: string
    }
    list_messages: {
      account_verified: boolean
      account_phone_number: string | null
      account_customer_id: string | null
      account_customer_name: string | null
    } & ({
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
      media_id: string | null
      media_mime_type: string | null
      media_size: number | null
      media_filename: string | null
      media_status: 'pending' | 'ready' | 'failed' | null
      media_path: string | null
      group_subject: string | null
      sent_by_user_id: string | null
      sent_by_name: string | null
    } | {
      id: null
      conversation_id: null
      contact_id: null
      group_id: null
      recipients: null
      direction: null
      type: null
      status: null
      sender: null
      recipient: null
      content: null
      payload: null
      reply_to_message_id: null
      broadcast_id: null
      client_reference: null
      from_business_app: null
      imported: null
      provider_message_id: null
      unsupported_type: null
      error_code: null
      error_message: null
      error_provider_code: null
      pricing: null
      send_at: null
      canceled_at: null
      sent_at: null
      delivered_at: null
      read_at: null
      failed_at: null
      created_at: null
      media_id: null
      media_mime_type: null
      media_size: null
      media_filename: null
      media_status: null
      media_path: null
      group_subject: null
      sent_by_user_id: null
      sent_by_name: null
    })
    list_notes: {
      id: string
      conversation_id: string
      text: string
      author_user_id: string | null
      author_key_id: string | null
      edited_at: string | null
      created_at: string
      contact_id: string
      author_name: string | null
    }
    list_notices: {
      id: string
      type: 'subscription.failing' | 'subscription.disabled' | 'quota.warning'
      detail: NotifiedSubscription | Quota
      created_at: string
      url: string | null
      is_deleted: boolean
      is_open: boolean
    }
    list_organizations: {
      id: string
      name: string
      plan: 'standard' | 'platform'
      state: 'active' | 'trial_ended' | 'inactive'
      require_consent: boolean
      monthly_messages: number | null
      max_webhook_subscriptions: number | null
      window_closing_minutes: number | null
      require_second_factor: boolean
      public_message_links: boolean
      delivery_retention_days: number | null
      message_retention_days: number | null
      media_retention_days: number | null
      created_at: string
      updated_at: string
    }
    list_passkeys: {
      id: string
      name: string
      backed_up: boolean
      last_used_at: string | null
      created_at: string
    }
    list_processes_without_key: {
      id: string
      kind: string
      host: string
      pid: number
      build: string
      key_ids: string[]
      started_at: string
      seen_at: string
      live: boolean
    }
    list_recent_processes: {
      kind: string
      host: string
      pid: number
      build: string
      key_ids: string[]
      started_at: string
      seen_at: string
      failing: unknown
      ended_at: string | null
      live: boolean
    }
    list_saved_replies: {
      id: string
      name: string
      shortcut: string
      text: string
      created_at: string
      updated_at: string
    }
    list_setup_links: ({
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
    } | {
      id: null
      customer_id: null
      status: null
      success_redirect_url: null
      failure_redirect_url: null
      result_url: null
      expires_at: null
      completed_at: null
      account_id: null
      last_failure_reason: null
      created_at: null
    })
    list_teams: { id: string; organization_id: string; name: string; created_at: string; updated_at: string }
    list_templates: {
      account_verified: boolean
      account_phone_number: string | null
      account_customer_id: string | null
      account_customer_name: string | null
    } & ({
      id: string
      name: string
      language: string
      status: 'pending' | 'approved' | 'rejected'
      provider_status: string
      status_reason: TemplateStatusReason | null
      quality: TemplateQuality | null
      category_change: TemplateCategoryChange | null
      category: 'MARKETING' | 'UTILITY' | 'AUTHENTICATION' | null
      content: string
      variables: string[]
      components: Template['components']
      provider_template_id: string | null
      created_at: string
      updated_at: string
    } | {
      id: null
      name: null
      language: null
      status: null
      provider_status: null
      status_reason: null
      quality: null
      category_change: null
      category: null
      content: null
      variables: null
      components: null
      provider_template_id: null
      created_at: null
      updated_at: null
    })
    list_uncertain_sends: {
      organization_id: string
      phone_number_id: string
      messages: number
      oldest_called_at: string
      oldest_age_seconds: number
      next_fails_at: string
    }
    list_updated: {
      account_verified: boolean
      account_phone_number: string | null
      account_customer_id: string | null
      account_customer_name: string | null
      labels: AttachedLabels | null
    } & ({
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
      assignee_name: string | null
      assignee_email: string | null
    } | {
      id: null
      contact_id: null
      group_id: null
      status: null
      assigned_to: null
      unread_count: null
      last_message_at: null
      last_inbound_at: null
      free_entry_reply_by: null
      free_entry_expires_at: null
      snoozed_until: null
      snooze_ended_at: null
      window_open_until: null
      created_at: null
      updated_at: null
      contact_phone_number: null
      contact_name: null
      group_subject: null
      group_status: null
      assignee_name: null
      assignee_email: null
    })
    list_usage: {
      day: string | null
      phone_number_id: string | null
      customer_id: string | null
      category: string | null
      type: string | null
      country: string | null
      billable: boolean | null
      count: number
      created_at: string | null
      id: string | null
    }
    list_user_sessions: {
      id: string
      ip_address: string | null
      user_agent: string | null
      created_at: string
      updated_at: string
      expires_at: string
    }
    list_users: {
      id: string
      name: string
      email: string
      available: boolean
      created_at: string
      updated_at: string
    }
    list_webhook_subscriptions: {
      id: string
      url: string
      description: string | null
      event_types: SubscribedEventTypes
      enabled: boolean
      disabled_reason: WebhookDisabledReason | null
      phone_number_id: string | null
      customer_id: string | null
      label_ids: readonly string[] | null
      message_types: readonly string[] | null
      direction: 'inbound' | 'outbound' | null
      thin_payload: boolean
      ordering: 'none' | 'conversation'
      buffer: {
      seconds: number
      max: number
    } | null
      header_names: string[]
      has_basic_auth: boolean
      created_at: string
      updated_at: string
      secrets: WebhookSecret[]
    }
    lock_account_of_number: {
      organization_id: string
      id: string
      phone_number_id: string
      phone_number: string | null
      name: string
      waba_id: string | null
      status: 'connected' | 'disconnected' | 'restricted'
      verified: boolean
      quality_rating: string | null
      messaging_limit: string | null
      name_status: string | null
      restrictions: AccountRestrictionDetail[]
      alerts: AccountAlert[]
      customer_id: string | null
      customer_name: string | null
      team_id: string
      created_at: string
      updated_at: string
      connection_reported_at: string | null
      restriction_reported_at: string | null
      account_restricted: boolean
      restricted_until: string | null
      offboarded_at: string | null
      read_at: string
      authorization_refused: boolean
      in_business_app: boolean
      history_sync: HistorySync | null
    }
    lock_accounts_of_waba: {
      organization_id: string
      id: string
      phone_number_id: string
      phone_number: string | null
      name: string
      waba_id: string
      status: 'connected' | 'disconnected' | 'restricted'
      verified: boolean
      quality_rating: string | null
      messaging_limit: string | null
      name_status: string | null
      restrictions: AccountRestrictionDetail[]
      alerts: AccountAlert[]
      customer_id: string | null
      customer_name: string | null
      team_id: string
      created_at: string
      updated_at: string
      connection_reported_at: string | null
      restriction_reported_at: string | null
      account_restricted: boolean
      restricted_until: string | null
      offboarded_at: string | null
      read_at: string
      authorization_refused: boolean
      in_business_app: boolean
      history_sync: HistorySync | null
    }
    lock_contact_import: { erased_numbers: string[]; team_id: string }
    lock_contact_to_erase: { id: string }
    lock_contacts_of_recipients: {
      key: string | null
      id: string
      name: string | null
      phone_number: string | null
      bsuid: string | null
      blocked: boolean
      marketing_opted_out_at: string | null
    }
    lock_idempotency_key: { locked: boolean }
    lock_passkeys: { id: string }
    lock_person_of_member: { id: string }
    lock_person_of_only_membership: { id: string }
    lock_sign_in_user: { id: string }
    lock_template_listing: { listing_started_at: string }
    lock_template_listings: { organization_id: string; phone_number_id: string; is_newer: boolean }
    lock_templates_of_name: {
      id: string
      name: string
      language: string
      status: 'pending' | 'approved' | 'rejected'
      provider_status: string
      status_reason: TemplateStatusReason | null
      quality: TemplateQuality | null
      category_change: TemplateCategoryChange | null
      category: 'MARKETING' | 'UTILITY' | 'AUTHENTICATION' | null
      content: string
      variables: string[]
      components: Template['components']
      provider_template_id: string | null
      created_at: string
      updated_at: string
    }
    lock_webhook_subscriptions: { id: string }
    mark_conversation_read: { updated_at: string }
    mark_organization_opened: { id: string }
    merge_contact: {
      id: string
      phone_number: string | null
      bsuid: string | null
      parent_bsuid: string | null
      username: string | null
      name: string | null
      email: string | null
      metadata: Contact['metadata'] | null
      blocked: boolean
      created_at: string
      updated_at: string
      identity_reported_at: string | null
      marketing_opted_out_at: string | null
      marketing_reported_at: string | null
    }
    merge_conversation: { updated_at: string }
    next_key_generation: { generation: number }
    open_message_link: {
      organization_id: string
      organization_name: string
      expires_at: string
      direction: 'inbound' | 'outbound'
      type: string
      content: string | null
      unsupported_type: string | null
      created_at: string
    } & ({
      media_status: 'pending' | 'ready' | 'failed'
      stored_name: string | null
      mime_type: string | null
      filename: string | null
      size: number | null
      sha256: string | null
    } | {
      media_status: null
      stored_name: null
      mime_type: null
      filename: null
      size: null
      sha256: null
    })
    open_setup_link: {
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
      organization_name: string
      organization_plan: 'standard' | 'platform'
      organization_state: 'active' | 'trial_ended' | 'inactive'
      customer_name: string
      customer_status: 'active' | 'suspended'
    } & ({
      account_name: string
      account_phone_number: string | null
    } | {
      account_name: null
      account_phone_number: null
    })
    open_setup_link_to_change: {
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
      organization_name: string
      organization_plan: 'standard' | 'platform'
      organization_state: 'active' | 'trial_ended' | 'inactive'
      customer_name: string
      customer_status: 'active' | 'suspended'
    } & ({
      account_name: string
      account_phone_number: string | null
    } | {
      account_name: null
      account_phone_number: null
    })
    page_sealed_number_pins: { primary_key: string[]; key_id: string; sealed: Buffer | null }
    page_sealed_provider_tokens: { primary_key: string[]; key_id: string; sealed: Buffer | null }
    page_sealed_stored_responses: { primary_key: string[]; key_id: string; sealed: Buffer | null }
    page_sealed_webhook_headers: { primary_key: string[]; key_id: string; sealed: Buffer | null }
    page_sealed_webhook_secrets: { primary_key: string[]; key_id: string; sealed: Buffer | null }
    read_changes: {
      organization_id: string
      id: string
      type: string
      phone_number_id: string | null
      object_id: string | null
    }
    read_clock: { now_ms: number }
    read_done_provider_updates: { webhook_id: number; update_index: number }
    read_export_time: { read_at: string }
    record_event: { organization_id: string; subscription_id: string }
    record_events: { organization_id: string; subscription_id: string }
    record_fetched_media: { changed_at: string }
    record_history_sync: { updated_at: string }
    record_notices: { id: string }
    record_received_message: { organization_id: string; subscription_id: string }
    recover_webhook_deliveries: { replayed: number; retried: number; remaining: number }
    remove_merged_contacts: { id: string }
    renew_key_cache_lease: { generation: number }
    replay_webhook_delivery: { subscription_id: string; enabled: boolean; erased: boolean }
    require_other_owner: { id: string }
    resolve_account: {
      account_verified: boolean
      account_phone_number: string | null
      account_customer_id: string | null
      account_customer_name: string | null
    }
    revoke_api_key: {
      id: string
      organization_id: string
      name: string | null
      display: string
      created_by: string | null
      last_used_at: string | null
      expires_at: string | null
      revoked_at: string
      created_at: string
    }
    revoke_setup_link: { revoked_at: string }
    search_messages: {
      reached: string | null
    } & ({
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
      media_id: string | null
      media_mime_type: string | null
      media_size: number | null
      media_filename: string | null
      media_status: 'pending' | 'ready' | 'failed' | null
      media_path: string | null
      group_subject: string | null
      sent_by_user_id: string | null
      sent_by_name: string | null
      phone_number: string | null
      phone_number_id: string
      customer_id: string | null
      customer_name: string | null
    } | {
      id: null
      conversation_id: null
      contact_id: null
      group_id: null
      recipients: null
      direction: null
      type: null
      status: null
      sender: null
      recipient: null
      content: null
      payload: null
      reply_to_message_id: null
      broadcast_id: null
      client_reference: null
      from_business_app: null
      imported: null
      provider_message_id: null
      unsupported_type: null
      error_code: null
      error_message: null
      error_provider_code: null
      pricing: null
      send_at: null
      canceled_at: null
      sent_at: null
      delivered_at: null
      read_at: null
      failed_at: null
      created_at: null
      media_id: null
      media_mime_type: null
      media_size: null
      media_filename: null
      media_status: null
      media_path: null
      group_subject: null
      sent_by_user_id: null
      sent_by_name: null
      phone_number: null
      phone_number_id: null
      customer_id: null
      customer_name: null
    })
    send_webhook_test: {
      id: string
      subscription_id: string
      event_type: AnyEventType
      event_id: string
      status: 'pending' | 'succeeded' | 'failed' | 'dead'
      dead_reason: WebhookDeadReason | null
      attempt_count: number
      last_attempt_at: string | null
      next_attempt_at: string
      response_status: number | null
      response_body_snippet: string | null
      duration_ms: number | null
      replayed_from: string | null
      payload_erased_at: string | null
      created_at: string
    }
    store_number_pin: { sealed: Buffer; key_id: string }
    store_template_report: { phone_number_id: string }
    touch_group_conversation: { updated_at: string }
    unconfirmed_key_caches: { id: string; lease_ms: number; renewals: number }
    update_account_alerts: { updated_at: string }
    update_account_status: { updated_at: string }
    update_assignment_rule: { mode: 'manual' | 'round_robin'; user_ids: string[] }
    update_brand: {
      color: string | null
      logo: Buffer | null
      logo_type: 'image/png' | 'image/jpeg' | 'image/webp' | null
    }
    update_broadcast: {
      id: string
      phone_number_id: string
      name: string
      status: 'draft' | 'scheduled' | 'running' | 'paused' | 'completed' | 'canceled'
      pause_reason: string | null
      template: BroadcastTemplate
      send_at: string | null
      rate: number | null
      duplicates: number
      created_at: string
      updated_at: string
      started_at: string | null
      ended_at: string | null
      counted: unknown
    }
    update_contact: { updated_at: string }
    update_conversation: { updated_at: string }
    update_customer: { updated_at: string }
    update_label: { updated_at: string }
    update_message_status: {
      sent_at: string | null
      delivered_at: string | null
      read_at: string | null
      failed_at: string | null
      changed_at: string
    }
    update_note: { edited_at: string }
    update_organization: {
      id: string
      name: string
      plan: 'standard' | 'platform'
      state: 'active' | 'trial_ended' | 'inactive'
      require_consent: boolean
      monthly_messages: number | null
      max_webhook_subscriptions: number | null
      window_closing_minutes: number | null
      require_second_factor: boolean
      public_message_links: boolean
      delivery_retention_days: number | null
      message_retention_days: number | null
      media_retention_days: number | null
      created_at: string
      updated_at: string
    }
    update_reported_contact: {
      id: string
      phone_number: string | null
      bsuid: string | null
      parent_bsuid: string | null
      username: string | null
      name: string | null
      email: string | null
      metadata: Contact['metadata'] | null
      blocked: boolean
      created_at: string
      updated_at: string
      identity_reported_at: string | null
      marketing_opted_out_at: string | null
      marketing_reported_at: string | null
    }
    update_saved_reply: { updated_at: string }
    update_template: { updated_at: string }
    update_webhook_subscription: { account_known: boolean; customer_known: boolean; updated_at: string }
    use_sign_in_link: {
      id: string
      organization_id: string
      email: string
      role: 'owner' | 'member' | 'read_only' | null
      proves_address: boolean
    }
    wake_waiting_webhooks: { is_history: boolean }
  }
}
