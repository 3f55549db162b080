/** Well-formed ids of objects that do not exist. */
export const UNKNOWN = {
  account: '99999999999999999999',
  /** Keyed by the resource whose id is in the path: the tag of the operation, or `setup-links`. */
  id: {
    broadcasts: `brd_${'0'.repeat(26)}`,
    'contact-imports': `cim_${'0'.repeat(26)}`,
    contacts: `ctc_${'0'.repeat(26)}`,
    conversations: `cnv_${'0'.repeat(26)}`,
    customers: `cus_${'0'.repeat(26)}`,
    'saved-replies': `srp_${'0'.repeat(26)}`,
    labels: `lbl_${'0'.repeat(26)}`,
    'webhook-deliveries': `wbd_${'0'.repeat(26)}`,
    users: `usr_${'0'.repeat(26)}`,
    notes: `cnv_${'0'.repeat(26)}`,
    messages: `msg_${'0'.repeat(26)}`,
    'setup-links': `csl_${'0'.repeat(26)}`,
    'webhook-subscriptions': `wbs_${'0'.repeat(26)}`,
  },
}
