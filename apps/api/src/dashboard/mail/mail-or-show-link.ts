import type { DashboardContext } from '../request/dashboard-context.ts'
import type { Mail } from './mails.ts'
import { sendMail } from './send-mail.ts'

/** Sends a mail with the link of a reply. The reply shows the link only if the mail could not be sent. */
export async function mailOrShowLink<Reply extends { readonly body: { readonly data: { readonly url: string } } }>(
  context: DashboardContext,
  reply: Reply,
  mail: Mail,
) {
  const { data } = reply.body
  const isSent = await sendMail(context, mail)
  return { ...reply, body: { ...reply.body, data: { ...data, url: isSent ? null : data.url } } }
}
