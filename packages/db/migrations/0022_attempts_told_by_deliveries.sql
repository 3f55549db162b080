-- Of a delivery whose only attempt was a success the delivery itself tells all that there is to tell: no row beside it.
DELETE FROM webhook_delivery_attempts attempt USING webhook_deliveries delivery
WHERE delivery.organization_id = attempt.organization_id AND delivery.id = attempt.delivery_id
  AND delivery.status = 'succeeded' AND delivery.attempt_count = 1;
