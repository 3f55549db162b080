/** Where a conversation was in the list when it was last there. */
export interface Place {
  readonly id: string
  readonly index: number
}

/**
 * The conversation that a step leads to. From one that has left the list, as a resolved one does, the step begins where it was.
 *
 * @param place of the latest open conversation that was in the list
 * @returns undefined at an end of the list
 */
export function stepInList(
  ids: readonly string[],
  openId: string | undefined,
  place: Place | undefined,
  by: 1 | -1,
): string | undefined {
  const index = ids.indexOf(openId ?? '')
  if (index !== -1) return ids[index + by]
  if (openId === undefined || place?.id !== openId) return ids[0]
  // The next one has taken its place.
  return by === 1 ? (ids[place.index] ?? ids.at(-1)) : (ids[place.index - 1] ?? ids[0])
}
