import { z } from 'zod'
import { digitsOf, findConversation, isUserId, isWindowOpen } from '../conversations.ts'
import type { PhoneNumber } from '../model.ts'
import type { State } from '../state.ts'
import { invalidParameter, knownError } from './provider-error.ts'

const maxUsers = 1000
const input = z.object({
  messaging_product: z.literal('whatsapp'),
  block_users: z
    .array(z.object({ user: z.string().min(1) }))
    .min(1)
    .max(maxUsers),
})

interface BlockRequest {
  readonly json: unknown
  readonly block: boolean
}

/** Blocks or unblocks users of a number, each by itself. Only one who wrote within 24 hours can be blocked. */
export function changeBlocks(state: State, number: PhoneNumber, { json, block }: BlockRequest): Response {
  const request = input.safeParse(json)
  if (!request.success) return invalidParameter(`(#100) ${request.error.issues[0]?.message}`)
  const [changed, failed]: object[][] = [[], []]
  for (const { user } of request.data.block_users) {
    const conversation = findConversation(state, number.id, user)
    const named = { input: user, ...(!isUserId(user) && { wa_id: digitsOf(user) }) }
    if (block && (conversation === undefined || !isWindowOpen(conversation, state.clock.now()))) {
      const { code, message, details } = knownError(131047)
      failed?.push({ ...named, errors: [{ message, code, error_data: { details } }] })
      continue
    }
    if (conversation !== undefined) conversation.blocked = block
    changed?.push(named)
  }
  const users = { [block ? 'added_users' : 'removed_users']: changed, ...(failed?.length && { failed_users: failed }) }
  const { code, message, details } = knownError(139100)
  const error = failed?.length && { error: { message, type: 'OAuthException', code, error_data: { details } } }
  return Response.json(
    { messaging_product: 'whatsapp', block_users: users, ...error },
    { status: failed?.length ? 400 : 200 },
  )
}
