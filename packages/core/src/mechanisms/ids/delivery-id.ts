// One statement makes as many deliveries as there are subscriptions or originals, so their ids are made in SQL: the time of
// a ULID that the process has made, and 62 random bits of a UUID in hexadecimal, whose digits a ULID has too.

/**
 * The SQL of a new delivery's id.
 *
 * @param id the place of any id that was made just now, whose ULID tells the time
 */
export const deliveryIdFrom = (id: string) =>
  `'wbd_' || left(right(${id}, 26), 10) || upper(right(replace(gen_random_uuid()::text, '-', ''), 16))`
