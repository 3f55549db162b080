/** Well-formed ids of objects that do not exist. */
export const UNKNOWN = {
  account: '99999999999999999999',
  /** By the tag of the operation that has the id in its path. */
  id: {
    contacts: `ctc_${'0'.repeat(26)}`,
    conversations: `cnv_${'0'.repeat(26)}`,
    customers: `cus_${'0'.repeat(26)}`,
    labels: `lbl_${'0'.repeat(26)}`,
    'webhook-deliveries': `wbd_${'0'.repeat(26)}`,
    users: `usr_${'0'.repeat(26)}`,
    messages: `msg_${'0'.repeat(26)}`,
    'webhook-subscriptions': `wbs_${'0'.repeat(26)}`,
  },
}
