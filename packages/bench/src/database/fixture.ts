const id = (prefix: string, end: string) => `${prefix}_${`01KAH`.padEnd(26 - end.length, '0')}${end}`

/** The organization that every measurement is made with; its contacts are made by rule, see seed-contacts.ts. */
export const fixture = {
  organizationId: id('org', 'BENCH'),
  teamId: id('team', 'BENCH'),
  customerId: id('cus', 'BENCH'),
  apiKeyId: id('key', 'BENCH'),
  apiKey: 'chn_live_bench-bench_bench-bench1',
  /** On one contact in a hundred of the largest account. */
  commonLabelId: id('lbl', 'C0MM0N'),
  /** On one contact in a hundred thousand of it. */
  rareLabelId: id('lbl', 'RARE'),
  /** One conversation in fifty is assigned to this user. */
  commonAssigneeId: id('usr', 'C0MM0N'),
  /** One in a hundred thousand is assigned to this one. */
  rareAssigneeId: id('usr', 'RARE'),
  /** The largest first: 11 of 20 contacts are its; the nine others share the rest. */
  phoneNumberIds: Array.from({ length: 10 }, (_, index) => String(106540352242920 + index)),
} as const

/** The service's secret while it is measured. */
export const benchSecret = 'a secret for measurements on this machine only'
