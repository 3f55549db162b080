import type { DistributionRule } from '@channel/db/distribution'

/** Statements that may break a rule, by name or by family. */
export interface DistributionException {
  readonly reason: string
  readonly statements: readonly string[]
}

/** The lists only become shorter: a statement that breaks a rule is written otherwise. */
export const distributionExceptions: Record<DistributionRule, readonly DistributionException[]> = {
  volatile: [
    {
      reason: 'Each message of the batch gets a later time than the one before.',
      statements: ['apply_inbound_messages'],
    },
    {
      reason: 'Deliveries are to be partitioned first.',
      statements: ['record_received_message', 'recover_webhook_deliveries'],
    },
  ],
  stable: [
    {
      reason: 'Works on rows of several organizations.',
      statements: ['apply_inbound_messages', 'claim_read_receipts', 'record_webhook_delivery_attempts'],
    },
    {
      reason: 'Deliveries are to be partitioned first.',
      statements: ['record_received_message'],
    },
  ],
}
