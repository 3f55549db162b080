// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { email, integer, orNull, text } from '@channel/codegen/zod'
import { Metadata } from './customers.js'
import {
  AccountReference,
  ContactId,
  LabelId,
  PhoneNumber,
  Timestamp,
  listOf,
  responseOf,
} from './shared.js'

/** A contact to create. */
export const ContactCreate = z.strictObject({
  /**
   * The account to create the contact on, as its `phone_number_id` or its phone number. Required on `POST /v1/contacts`
   * if your organization has several accounts. On a phone-scoped path it may be omitted; otherwise it must name the
   * account in the path.
   */
  from: text({ min: 1, max: 64 }).optional(),
  /**
   * The phone number in E.164 format. Phone numbers are unique on an account; a duplicate returns 400
   * `invalid_field_value`.
   */
  phone_number: z.string().openapi({ 'x-error-code': 'invalid_phone_number' }),
  /** The name. */
  name: text({ min: 1, max: 200 }).optional(),
  /** The email address. */
  email: email({ max: 255 }).nullable().optional(),
  metadata: Metadata.optional(),
}).openapi('ContactCreate')

/** The account on which a contact was created. Only its phone number is shown. */
export const CreatedAccountReference = z.looseObject({
  /** The account's phone number; null when the provider has not reported it. */
  phone_number: orNull(PhoneNumber),
}).openapi('CreatedAccountReference')

/** A newly created contact. `GET` returns all fields. */
export const CreatedContact = z.looseObject({
  id: ContactId,
  /** Always `contact`. */
  object: z.literal('contact'),
  phone_number: PhoneNumber,
  /** The name, if one was given. */
  name: z.string().nullable(),
  /** The email address, if one was given. */
  email: z.string().nullable(),
  /** Your own keys and values; null when none were given. */
  metadata: orNull(Metadata),
  channel_account: CreatedAccountReference,
  /** When the contact was created. */
  created_at: Timestamp,
  /** When the contact last changed. Right after creation, equal to `created_at`. */
  updated_at: Timestamp,
}).openapi('CreatedContact')

/** The contact that was created. */
export const CreatedContactResponse = responseOf(CreatedContact).openapi('CreatedContactResponse')

/** Whether to attach the label or detach it. */
export const BulkLabelOperation = z.enum(['attach', 'detach']).openapi('BulkLabelOperation')

/** A label, and the contacts to attach it to or detach it from. */
export const BulkLabel = z.strictObject({
  /** The contacts. Duplicate ids count once. Ids that are not a contact of yours are skipped and counted. */
  contact_ids: z.array(z.string()).min(1).max(1000),
  label_id: LabelId,
  operation: BulkLabelOperation,
}).openapi('BulkLabel')

/** The result of a bulk label request. The three counts add up to the number of distinct ids in the request. */
export const BulkLabelResult = z.looseObject({
  /**
   * The number of contacts that now have the label (`attach`) or do not have it (`detach`). Contacts that already did
   * are included.
   */
  applied: integer().min(0).max(1000),
  /**
   * The number of ids skipped because no such contact exists in your organization. On a phone-scoped path this includes
   * contacts of other accounts.
   */
  skipped_cross_org: integer().min(0).max(1000),
  /** The number of contacts skipped because they belong to another team than the label. */
  skipped_team_mismatch: integer().min(0).max(1000),
}).openapi('BulkLabelResult')

/** The result of a bulk label request. */
export const BulkLabelResponse = responseOf(BulkLabelResult).openapi('BulkLabelResponse')

/**
 * The provider's id for a user, specific to your business. It identifies a user without the phone number. It consists
 * of a country code, a dot, and up to 128 letters and digits.
 */
export const BusinessScopedUserId = z.string().regex(/^[A-Z]{2}\.[A-Za-z0-9]{1,128}$/).openapi('BusinessScopedUserId')

/** A contact without its labels, as events show it. */
export const ContactState = z.looseObject({
  id: ContactId,
  /** Always `contact`. */
  object: z.literal('contact'),
  /**
   * The phone number, which identifies the contact on its account; null when the contact was created from a
   * business-scoped user id and no number is known.
   */
  phone_number: orNull(PhoneNumber),
  /** The business-scoped user id; null until the provider has reported one. */
  bsuid: orNull(BusinessScopedUserId),
  /** The user's id across a managed business, with `ENT` after the country code; null for other businesses. */
  parent_bsuid: z.string().regex(/^[A-Z]{2}\.ENT\.[A-Za-z0-9]{1,128}$/).nullable(),
  /**
   * The contact's username on the messaging network, if any. Compared case-insensitively; `.` and `_` are significant.
   */
  username: z.string().nullable(),
  /** The name, set by you or reported by the provider. */
  name: z.string().nullable(),
  /** The email address, set by you. */
  email: z.string().nullable(),
  /** Your own keys and values; null when there are none. */
  metadata: orNull(Metadata),
  /** Whether the account has blocked the contact. A change that somebody makes outside of this service is not seen. */
  blocked: z.boolean(),
  channel_account: AccountReference,
  /** When the contact was created. */
  created_at: Timestamp,
  /** When the contact last changed. */
  updated_at: Timestamp,
}).openapi('ContactState')

/** The contact that was deleted. */
export const DeletedContact = z.looseObject({
  id: ContactId,
  /** Always `contact`. */
  object: z.literal('contact'),
  /** Always true. */
  deleted: z.boolean(),
}).openapi('DeletedContact')

/** A label that is attached to a contact or a conversation. */
export const LabelReference = z.looseObject({
  id: LabelId,
  /** The name, unique within the team. */
  name: z.string(),
  /** The color, as `#` and six hexadecimal digits. */
  color: z.string().regex(/^#[0-9a-fA-F]{6}$/),
}).openapi('LabelReference')

/**
 * The labels that are attached, by name; empty when there are none. If there are more than 100, the first 100.
 * Attaching and detaching a label do not change `updated_at`, and are not reported by events.
 */
export const AttachedLabels = z.array(LabelReference).max(100).openapi('AttachedLabels')

/** A person who exchanges messages with one of your accounts. */
export const Contact = ContactState.extend({ labels: AttachedLabels }).openapi('Contact')

/** A page of contacts, newest first. */
export const ContactList = listOf(Contact).openapi('ContactList')

/**
 * The fields of a contact to change. Omitted fields keep their values; null clears a field. The phone number identifies
 * the contact and cannot be changed.
 */
export const ContactUpdate = z.strictObject({
  /** The new name, or null to clear it. */
  name: text({ min: 1, max: 200 }).nullable().optional(),
  /** The new username, or null to clear it. */
  username: text({ min: 1, max: 100 }).nullable().optional(),
  /** The new email address, or null to clear it. */
  email: email({ max: 255 }).nullable().optional(),
  /** The new metadata, or null to clear it. It replaces the old metadata as a whole; keys are not merged. */
  metadata: orNull(Metadata).optional(),
}).openapi('ContactUpdate')

/** A contact. */
export const ContactResponse = responseOf(Contact).openapi('ContactResponse')

/** The contact that was deleted. */
export const DeletedContactResponse = responseOf(DeletedContact).openapi('DeletedContactResponse')

/** Whether a label is attached to a contact. */
export const ContactLabelLink = z.looseObject({
  contact_id: ContactId,
  label_id: LabelId,
  /** Whether the label is attached now. */
  attached: z.boolean(),
}).openapi('ContactLabelLink')

/** Whether the label is attached to the contact. */
export const ContactLabelLinkResponse = responseOf(ContactLabelLink).openapi('ContactLabelLinkResponse')
