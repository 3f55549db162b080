import { randomInt } from 'node:crypto'
import { type Queryable, statement, type Transaction } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { seal, unseal } from '../../mechanisms/sealing/index.ts'

type SealingScope = Pick<Scope, 'organizationId' | 'secrets'>

// The update changes nothing, but makes RETURNING yield an existing PIN.
const storePin = statement(
  'store_number_pin',
  `INSERT INTO number_pins (organization_id, phone_number_id, sealed, key_id) VALUES ($1, $2, $3, $4)
   ON CONFLICT (organization_id, phone_number_id) DO UPDATE SET phone_number_id = excluded.phone_number_id
   RETURNING sealed, key_id`,
)
const replacePin = statement(
  'replace_number_pin',
  `INSERT INTO number_pins (organization_id, phone_number_id, sealed, key_id) VALUES ($1, $2, $3, $4)
   ON CONFLICT (organization_id, phone_number_id) DO UPDATE SET sealed = excluded.sealed, key_id = excluded.key_id`,
)

/**
 * The PIN with which a number is registered; a random one for a number without. It is stored before it is used: if the response of a
 * registration is lost, only the same PIN can register again.
 */
export async function pinOf(database: Queryable, scope: SealingScope, phoneNumberId: string): Promise<string> {
  const context = numberPinContext(scope.organizationId, phoneNumberId)
  const { sealed, key_id } = seal(scope.secrets, context, String(randomInt(1_000_000)).padStart(6, '0'))
  const [stored] = await database.query(storePin, [scope.organizationId, phoneNumberId, sealed, key_id])
  return unseal(scope.secrets, context, stored!)
}

/** Stores the PIN that a number has at the provider, encrypted, and replaces an earlier one. */
export function storeNumberPin(tx: Transaction, scope: SealingScope, phoneNumberId: string, pin: string): void {
  const context = numberPinContext(scope.organizationId, phoneNumberId)
  const { sealed, key_id } = seal(scope.secrets, context, pin)
  tx.enqueue(replacePin, [scope.organizationId, phoneNumberId, sealed, key_id])
}

/** The context that a number's PIN is sealed to. */
export function numberPinContext(organizationId: string, phoneNumberId: string): string {
  return `number pin ${organizationId} ${phoneNumberId}`
}
