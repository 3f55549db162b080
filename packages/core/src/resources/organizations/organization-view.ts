import type { OrganizationRow } from '@channel/db'
import type { AllFields } from '../../mechanisms/fields/index.ts'

export const organizationColumns = `id, name, plan, state, require_consent, monthly_messages, max_webhook_subscriptions, window_closing_minutes, require_second_factor, public_message_links,
  delivery_retention_days, message_retention_days, media_retention_days, created_at, updated_at`

/** An organization as the operator sees it. */
export interface Organization extends OrganizationRow {
  readonly object: 'organization'
}

export const plans = ['standard', 'platform'] as const satisfies readonly Organization['plan'][]
export const states = ['active', 'trial_ended', 'inactive'] as const satisfies readonly Organization['state'][]

export function organizationView(row: OrganizationRow): AllFields<Organization> {
  return {
    id: row.id,
    object: 'organization',
    name: row.name,
    plan: row.plan,
    state: row.state,
    require_consent: row.require_consent,
    monthly_messages: row.monthly_messages,
    max_webhook_subscriptions: row.max_webhook_subscriptions,
    window_closing_minutes: row.window_closing_minutes,
    require_second_factor: row.require_second_factor,
    public_message_links: row.public_message_links,
    delivery_retention_days: row.delivery_retention_days,
    message_retention_days: row.message_retention_days,
    media_retention_days: row.media_retention_days,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}
