import type { Mail } from '@channel/mail'
import type { DashboardContext } from '../request/dashboard-context.ts'

/** Sends a mail. @returns whether it was sent; false if the service sends no mail, or the mail server refuses it */
export async function sendMail({ dependencies, requestId }: DashboardContext, mail: Mail): Promise<boolean> {
  if (dependencies.mail === undefined) return false
  try {
    await dependencies.mail.send(mail)
    return true
  } catch (error) {
    dependencies.log.error({ requestId, err: error }, 'A mail could not be sent.')
    return false
  }
}
