import type { Scope } from '@channel/core/mechanisms/scope'
import { recordMailedLink } from '@channel/core/mechanisms/sign-in-links'
import type { Transaction } from '@channel/db'
import type { Mail } from '@channel/mail'
import { inTransaction } from '../../request/in-transaction.ts'
import { createdOnce } from '../../request/reply.ts'
import type { LinkMail } from '../mail/mails.ts'
import { sendMail } from '../mail/send-mail.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'

interface Link {
  readonly email: string
  readonly url: string
}

/**
 * Creates a link for another user by a verb of core, and sends it by mail. The response shows the link only if the mail could
 * not be sent.
 */
export function mailedLink<Input, Data extends Link>(
  verb: (tx: Transaction, scope: Scope, input: Input, by: { userId: string; publicUrl: string }) => Promise<Data>,
  mailOf: (parts: LinkMail) => Mail,
) {
  return async (input: Input, context: DashboardContext) => {
    const { user, scope, publicUrl } = context
    const reply = await inTransaction(context, async (tx) =>
      createdOnce(context, await verb(tx, scope, input, { userId: user.userId, publicUrl })),
    )
    const { data } = reply.body
    const isSent = await sendMail(context, mailOf({ to: data.email, sender: user.name, url: data.url }))
    if (isSent) await recordMailedLink(context.database, data.url)
    return { ...reply, body: { ...reply.body, data: { ...data, url: isSent ? null : data.url } } }
  }
}
