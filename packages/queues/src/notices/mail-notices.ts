import { currentTime, type DeliveryClock } from '@channel/core/mechanisms/clock'
import type { Log } from '@channel/core/mechanisms/log'
import { type Database, statement } from '@channel/db'
import { lockDue } from '../leased/index.ts'
import { type NoticeMail, noticeMail } from './notice-mail.ts'

/** How notices are mailed. */
export interface MailOptions {
  /** Sends a mail. Throws if the mail server cannot be reached, or refuses it. */
  readonly send: (mail: NoticeMail) => Promise<void>
  /** The public URL of the dashboard, without a trailing slash. */
  readonly publicUrl: string
  readonly clock: Pick<DeliveryClock, 'aheadMs'>
  readonly signal?: AbortSignal | undefined
  readonly log: Pick<Log, 'warn' | 'error'>
}

/** The delay after each failed attempt, in minutes. */
const delays = [30, 60, 240, 720]
/** A server that refuses several mails in a row is not asked again in this run. */
const maxFailures = 3

// Claims one mail for ten minutes, so that a worker that is killed delays only this one. It is then sent again, with the same
// Message-ID.
const claimStatement = statement(
  'claim_notice_mail',
  `WITH due AS MATERIALIZED (
     ${lockDue({
       columns: 'ctid',
       from: 'notice_mails',
       where: `next_attempt_at <= ${currentTime('$1')}`,
       order: 'next_attempt_at',
       limit: '1',
       organization: 'organization_id',
     })}
   )
   UPDATE notice_mails mail
   SET attempt_count = attempt_count + 1, next_attempt_at = ${currentTime('$1')} + interval '10 minutes'
   FROM due, notices notice, organizations organization
   WHERE mail.ctid = due.ctid AND notice.organization_id = mail.organization_id AND notice.id = mail.notice_id
     AND organization.id = mail.organization_id
   RETURNING mail.organization_id, mail.notice_id, mail.user_id, mail.attempt_count, notice.type, notice.detail,
     organization.name AS organization_name, (
       SELECT person.email FROM members owner JOIN sign_in_users person ON person.id = owner.sign_in_id
       WHERE owner.organization_id = mail.organization_id AND owner.id = mail.user_id AND owner.role = 'owner'
     ) AS email, (
       SELECT url FROM webhook_subscriptions subscription
       WHERE subscription.organization_id = mail.organization_id AND subscription.id = notice.subject
     ) AS url`,
)

const deleteStatement = statement(
  'delete_notice_mail',
  'DELETE FROM notice_mails WHERE organization_id = $1 AND notice_id = $2 AND user_id = $3',
)

const postponeStatement = statement(
  'postpone_notice_mail',
  `UPDATE notice_mails SET next_attempt_at = ${currentTime('$4')} + $5::float8 * interval '1 minute'
   WHERE organization_id = $1 AND notice_id = $2 AND user_id = $3`,
)

/**
 * Mails waiting notices to the owners. A mail that cannot be sent is tried again for up to 18 hours.
 *
 * @returns the number of mails sent
 */
export async function mailNotices(database: Database, options: MailOptions): Promise<number> {
  let sent = 0
  for (let failures = 0; failures < maxFailures && !options.signal?.aborted; ) {
    const [row] = await database.query(claimStatement, [options.clock.aheadMs()])
    if (row === undefined) return sent
    const key = [row.organization_id, row.notice_id, row.user_id]
    const { email } = row
    try {
      if (email !== null) {
        await options.send(noticeMail({ ...row, email }, options.publicUrl))
        sent += 1
      }
      await database.execute(deleteStatement, key)
    } catch (err) {
      failures += 1
      const delay = delays[row.attempt_count - 1]
      const context = { organizationId: row.organization_id, attempt: row.attempt_count, err }
      if (delay === undefined) {
        options.log.error(context, 'A notice could not be mailed.')
        await database.execute(deleteStatement, key)
      } else {
        options.log.warn(context, 'A notice could not be mailed yet.')
        await database.execute(postponeStatement, [...key, options.clock.aheadMs(), delay])
      }
    }
  }
  return sent
}
