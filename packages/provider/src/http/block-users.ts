import { z } from 'zod'
import { parseJson } from '../parse-json.ts'
import type { Outcome } from '../provider.ts'
import { type Call, exchange, parseResponse, readText } from './call.ts'
import { refusalOf } from './failures.ts'

const blockResponse = z.object({ block_users: z.object({}) }).transform(() => undefined)
/** The reason is with the user. The error of the whole request only says that some failed. */
const failedUsers = z.object({
  block_users: z.object({ failed_users: z.tuple([z.object({ errors: z.tuple([z.unknown()], z.unknown()) })]) }),
})

/** Adds a user to the block list of a number, or removes it. */
export function changeBlock(request: Omit<Call, 'body'>, user: string): Promise<Outcome<void>> {
  const body = { messaging_product: 'whatsapp', block_users: [{ user }] }
  return exchange({ ...request, body }, async (response) => {
    const text = await readText(response.body)
    const failed = failedUsers.safeParse(text === undefined ? undefined : parseJson(text))
    if (!failed.success) return parseResponse(response.status, text, blockResponse)
    const [{ errors }] = failed.data.block_users.failed_users
    return refusalOf(response.status, { error: errors[0] })
  })
}
