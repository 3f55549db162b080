const mention = /<@(usr_[0-9A-Za-z_]{1,60})>/g

/** The ids of the users that a note mentions, without duplicates, in the order of the text. */
export function mentionedUsers(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(mention), ([, id]) => id!))]
}
