import type { components } from '@channel/client'

type Schemas = components['schemas']
export type Subscription = Schemas['WebhookSubscription']
export type SubscribedType = Schemas['SubscribedEventType']
export type EventType = Schemas['EventType']
export type Delivery = Schemas['WebhookDelivery']
export type DeliveryDetails = Schemas['WebhookDeliveryWithPayload']
export type DeliveryStatus = Schemas['WebhookDeliveryStatus']
export type Attempt = Schemas['WebhookDeliveryAttempt']
