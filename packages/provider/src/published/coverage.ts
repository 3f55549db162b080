import { accountEvents } from './account-events.ts'
import { errorCodes } from './error-codes.ts'
import { fields } from './fields.ts'
import { messageParts } from './message-parts.ts'
import type { Covered } from './rows.ts'
import { statusParts } from './status-parts.ts'

/** Every name that the provider publishes. Tests compare it with the provider's document and with the code. */
export const coverage: readonly Covered[] = [
  ...fields,
  ...messageParts,
  ...statusParts,
  ...accountEvents,
  ...errorCodes,
]
