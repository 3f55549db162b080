/** The limits beyond which something needs a person. `channel status` and the alerts have the same ones. All in seconds. */

const minute = 60
const hour = 60 * minute

/** How long the oldest item of a queue may have been due. Retries and replays may wait for a receiver that does not respond. */
export const maxQueueAges: Readonly<Record<string, number>> = {
  inbox: 5 * minute,
  sends: 5 * minute,
  scheduled_sends: 5 * minute,
  uncertain_sends: hour,
  deliveries_first: 5 * minute,
  deliveries_retry: hour,
  deliveries_replay: hour,
  media: hour,
  jobs: hour,
}

/** Removal begins within an hour, and takes time. */
export const maxRetentionLag = 24 * hour

/** How long all attempts of a webhook subscription may have failed. */
export const maxFailing = hour

/** How long after the service has disabled a webhook subscription that needs a person. */
export const disabledIsNewFor = 24 * hour
