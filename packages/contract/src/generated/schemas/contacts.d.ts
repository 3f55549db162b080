// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { OrNull } from '@channel/codegen/zod'
import type { Metadata } from './customers.js'
import type {
  AccountReference,
  ContactId,
  LabelId,
  ListOf,
  PhoneNumber,
  ResponseOf,
  Timestamp,
} from './shared.js'

export declare const ContactCreate: z.ZodObject<{ from: z.ZodOptional<z.ZodString>; phone_number: z.ZodString; name: z.ZodOptional<z.ZodString>; email: z.ZodOptional<z.ZodNullable<z.ZodString>>; metadata: z.ZodOptional<typeof Metadata> }, z.core.$strict>
export declare const CreatedAccountReference: z.ZodObject<{ phone_number: OrNull<typeof PhoneNumber> }, z.core.$loose>
export declare const CreatedContact: z.ZodObject<{ id: typeof ContactId; object: z.ZodLiteral<'contact'>; phone_number: typeof PhoneNumber; name: z.ZodNullable<z.ZodString>; email: z.ZodNullable<z.ZodString>; metadata: OrNull<typeof Metadata>; channel_account: typeof CreatedAccountReference; created_at: typeof Timestamp; updated_at: typeof Timestamp }, z.core.$loose>
export declare const CreatedContactResponse: ResponseOf<typeof CreatedContact>
export declare const BulkLabelOperation: z.ZodEnum<z.core.util.ToEnum<'attach' | 'detach'>>
export declare const BulkLabel: z.ZodObject<{ contact_ids: z.ZodArray<z.ZodString>; label_id: typeof LabelId; operation: typeof BulkLabelOperation }, z.core.$strict>
export declare const BulkLabelResult: z.ZodObject<{ applied: z.ZodNumber; skipped_cross_org: z.ZodNumber; skipped_team_mismatch: z.ZodNumber }, z.core.$loose>
export declare const BulkLabelResponse: ResponseOf<typeof BulkLabelResult>
export declare const BusinessScopedUserId: z.ZodString
export declare const ContactState: z.ZodObject<{ id: typeof ContactId; object: z.ZodLiteral<'contact'>; phone_number: OrNull<typeof PhoneNumber>; bsuid: OrNull<typeof BusinessScopedUserId>; parent_bsuid: z.ZodNullable<z.ZodString>; username: z.ZodNullable<z.ZodString>; name: z.ZodNullable<z.ZodString>; email: z.ZodNullable<z.ZodString>; metadata: OrNull<typeof Metadata>; blocked: z.ZodBoolean; channel_account: typeof AccountReference; created_at: typeof Timestamp; updated_at: typeof Timestamp }, z.core.$loose>
export declare const DeletedContact: z.ZodObject<{ id: typeof ContactId; object: z.ZodLiteral<'contact'>; deleted: z.ZodBoolean }, z.core.$loose>
export declare const LabelReference: z.ZodObject<{ id: typeof LabelId; name: z.ZodString; color: z.ZodString }, z.core.$loose>
export declare const AttachedLabels: z.ZodArray<typeof LabelReference>
export declare const Contact: z.ZodObject<{ id: typeof ContactId; object: z.ZodLiteral<'contact'>; phone_number: OrNull<typeof PhoneNumber>; bsuid: OrNull<typeof BusinessScopedUserId>; parent_bsuid: z.ZodNullable<z.ZodString>; username: z.ZodNullable<z.ZodString>; name: z.ZodNullable<z.ZodString>; email: z.ZodNullable<z.ZodString>; metadata: OrNull<typeof Metadata>; blocked: z.ZodBoolean; channel_account: typeof AccountReference; created_at: typeof Timestamp; updated_at: typeof Timestamp; labels: typeof AttachedLabels }, z.core.$loose>
export declare const ContactList: ListOf<typeof Contact>
export declare const ContactUpdate: z.ZodObject<{ name: z.ZodOptional<z.ZodNullable<z.ZodString>>; username: z.ZodOptional<z.ZodNullable<z.ZodString>>; email: z.ZodOptional<z.ZodNullable<z.ZodString>>; metadata: z.ZodOptional<OrNull<typeof Metadata>> }, z.core.$strict>
export declare const ContactResponse: ResponseOf<typeof Contact>
export declare const DeletedContactResponse: ResponseOf<typeof DeletedContact>
export declare const ContactLabelLink: z.ZodObject<{ contact_id: typeof ContactId; label_id: typeof LabelId; attached: z.ZodBoolean }, z.core.$loose>
export declare const ContactLabelLinkResponse: ResponseOf<typeof ContactLabelLink>
