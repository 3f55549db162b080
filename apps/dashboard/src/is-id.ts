/**
 * Whether a text can be the id of a resource. The page asks the service for no other, such as the one of a mistyped address.
 *
 * @param prefix of the ids of the resource, such as `cnv`
 */
export function isId(prefix: string, text: string): boolean {
  return new RegExp(`^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$`).test(text)
}
