import { readDatabaseTime, systemDeliveryClock } from '@channel/core/mechanisms/clock'
import type { Log } from '@channel/core/mechanisms/log'
import type { Job } from '../sweeps/index.ts'
import { type MailOptions, mailNotices } from './mail-notices.ts'
import { noticeSubscriptions } from './notice-subscriptions.ts'
import type { NoticesOptions } from './notices-options.ts'
import { warnOfQuotas } from './warn-of-quotas.ts'

/** What the jobs need from the process. */
export interface NoticesJobsOptions extends Pick<MailOptions, 'publicUrl'> {
  /** Undefined if the service sends no mail. */
  readonly send: MailOptions['send'] | undefined
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>
}

/** Records notices about subscriptions every minute and about quotas every ten minutes, and mails them. */
export function noticesJobs({ publicUrl, send, log }: NoticesJobsOptions): readonly Job[] {
  const noticing = (work: typeof noticeSubscriptions): Job['run'] =>
    async function run(_data, { database, signal }) {
      const time = await readDatabaseTime(database)
      const options: NoticesOptions = { now: () => time, signal, mails: send !== undefined }
      const count = await work(database, options)
      if (send !== undefined) await mailNotices(database, { send, publicUrl, clock: systemDeliveryClock, signal, log })
      else if (count > 0) log.info({ count }, 'New notices are not mailed to owners: SMTP_URL is not set.')
    }
  return [
    { name: 'notice-subscriptions', schedule: '* * * * *', runsAtStart: true, run: noticing(noticeSubscriptions) },
    { name: 'warn-of-quotas', schedule: '4-59/10 * * * *', run: noticing(warnOfQuotas) },
  ]
}
