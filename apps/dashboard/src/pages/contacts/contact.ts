import type { components } from '@channel/client'

export type Contact = components['schemas']['Contact']

type Named = Pick<components['schemas']['Contact'], 'id' | 'name' | 'username' | 'phone_number'>

/** The best name that is known of a contact. */
export function contactName({ id, name, username, phone_number }: Named): string {
  return name ?? username ?? phone_number ?? id
}
