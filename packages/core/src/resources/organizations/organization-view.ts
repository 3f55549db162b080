import type { OrganizationRow } from '@channel/db'
import { viewOfColumns } from '../../mechanisms/fields/index.ts'

export const organizationColumns = `id, name, plan, state, require_consent, monthly_messages, max_webhook_subscriptions,
  window_closing_minutes, require_second_factor, public_message_links, delivery_retention_days,
  message_retention_days, media_retention_days, created_at, updated_at`

/** An organization as the operator sees it. */
export interface Organization extends OrganizationRow {
  readonly object: 'organization'
}

export const plans = ['standard', 'platform'] as const satisfies readonly Organization['plan'][]
export const states = ['active', 'trial_ended', 'inactive'] as const satisfies readonly Organization['state'][]

export const organizationView = viewOfColumns<Organization>()('organization', organizationColumns)
