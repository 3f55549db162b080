import type { Handlers } from '@channel/contract/dashboard/types'
import { deletePasskey, listPasskeys, updatePasskey } from '@channel/core/passkeys'
import { page } from '../../request/reply.ts'
import { read, write } from '../../request/verb-handlers.ts'
import { createPasskey, createPasskeyChallenge } from '../handlers/passkeys.ts'
import { byPerson } from '../request/by-user.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'
import { requireOwnSecondFactor } from '../request/require-second-factor.ts'

export const passkeys = {
  listPasskeys: read(byPerson(listPasskeys), page),
  createPasskeyChallenge,
  createPasskey,
  updatePasskey: write(byPerson(updatePasskey)),
  deletePasskey: async (input, context) => {
    requireOwnSecondFactor(context.user)
    return write(byPerson(deletePasskey))(input, context)
  },
} satisfies Handlers<'passkeys', DashboardContext>
