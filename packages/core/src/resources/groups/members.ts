/** A member of a group, by the ids that the provider reports. */
export interface Member {
  readonly phone_number: string | null
  readonly bsuid: string | null
}

/** The provider allows 8 members. More are not recorded. */
const maxMembers = 32

/** Whether two reports are about the same member: one may have the number, the other the user id. */
export function isSameMember(one: Member, other: Member): boolean {
  return (
    (one.phone_number !== null && one.phone_number === other.phone_number) ||
    (one.bsuid !== null && one.bsuid === other.bsuid)
  )
}

/** The members with those who joined, and with the ids of known ones completed. */
export function withMembers<Known extends Member>(known: readonly Known[], joined: readonly Known[]): Known[] {
  const all = [...known]
  for (const one of joined) {
    const index = all.findIndex((each) => isSameMember(each, one))
    const found = all[index]
    if (found !== undefined) {
      const ids = { phone_number: found.phone_number ?? one.phone_number, bsuid: found.bsuid ?? one.bsuid }
      all[index] = { ...found, ...ids }
    } else if (all.length < maxMembers) all.push(one)
  }
  return all
}

/** The members without those who left. */
export function withoutMembers<Known extends Member>(known: readonly Known[], left: readonly Member[]): Known[] {
  return known.filter((each) => !left.some((one) => isSameMember(each, one)))
}
