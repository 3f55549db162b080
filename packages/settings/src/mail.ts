import type { Values } from './processes.ts'

/** The mail server and the address of the sender; undefined if the service sends no mail. */
export function mailSettings({ SMTP_URL: url, MAIL_FROM: from }: Pick<Values, 'SMTP_URL' | 'MAIL_FROM'>) {
  return url === undefined || from === undefined ? undefined : { url, from }
}
