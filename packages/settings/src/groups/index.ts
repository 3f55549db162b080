import { addresses } from './addresses.ts'
import { client } from './client.ts'
import { contact } from './contact.ts'
import { dashboard } from './dashboard.ts'
import { diagnostics } from './diagnostics.ts'
import { limits } from './limits.ts'
import { provider } from './provider.ts'
import { storage } from './storage.ts'
import { webhooks } from './webhooks.ts'

/** All variables by group, in the order of the help and of docs/settings.md. */
export const groups = {
  Addresses: addresses,
  'Database, secret and files': storage,
  'Rate limits': limits,
  Dashboard: dashboard,
  Webhooks: webhooks,
  Provider: provider,
  'Checks and logs': diagnostics,
  'Contact in the OpenAPI document': contact,
  'Commands that call the service': client,
} as const
