import { timePlus } from '../../mechanisms/clock/index.ts'

/** How long any message can be sent after an inbound one. */
export const windowLength = "interval '24 hours'"

/** The SQL of the end of the window of `conversation`, which may be over. */
export const windowEnd = `(conversation.last_inbound_at + ${windowLength})`

/**
 * The SQL of the time at which the end of a window is announced; null if the organization has not chosen one.
 *
 * @param inbound the SQL of the time of the last inbound message
 * @param organization the SQL of the organization's id
 */
export function windowNotice(inbound: string, organization: string): string {
  return `(SELECT ${timePlus(inbound, `(${windowLength} - organization.window_closing_minutes * interval '1 minute')`)}
     FROM organizations organization WHERE organization.id = ${organization})`
}
