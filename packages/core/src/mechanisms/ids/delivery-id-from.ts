// One statement creates as many deliveries as there are subscriptions or originals, so their ids are generated in SQL:
// the timestamp of a ULID from the process, and 62 random bits of a UUID in hexadecimal, whose digits are valid in a
// ULID.

/**
 * The SQL of a new delivery's id.
 *
 * @param id the placeholder of an id that was generated just now, whose ULID has the timestamp
 */
export const deliveryIdFrom = (id: string) => idFrom('wbd', id)

/** The SQL of a new event's id. @param id as above */
export const eventIdFrom = (id: string) => idFrom('evt', id)

/** The SQL of a new id of a broadcast's recipient. @param id as above */
export const recipientIdFrom = (id: string) => idFrom('brr', id)

const idFrom = (prefix: string, id: string) =>
  `'${prefix}_' || left(right(${id}, 26), 10) || upper(right(replace(gen_random_uuid()::text, '-', ''), 16))`
