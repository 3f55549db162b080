// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { email, orNull, text } from '@channel/codegen/zod'
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
   * The account that gets the contact, by its `phone_number_id` or its phone number. Needed on `POST /v1/contacts` when
   * your organization has several accounts; on a phone-scoped path it may be left out and must otherwise name the
   * account of the path.
   */
  from: text({ min: 1, max: 64 }).optional(),
  /** The phone number in E.164 form. An account has each number once; a second one is `invalid_field_value`. */
  phone_number: z.string().openapi({ 'x-error-code': 'invalid_phone_number' }),
  /** The name. */
  name: text({ min: 1, max: 200 }).optional(),
  /** The e-mail address. */
  email: email({ max: 255 }).nullable().optional(),
  metadata: Metadata.optional(),
}).openapi('ContactCreate')

/** The account on which a contact was created, by its number alone. */
export const CreatedAccountReference = z.looseObject({
  /** The account's number; null where the provider has not told it. */
  phone_number: orNull(PhoneNumber),
}).openapi('CreatedAccountReference')

/** A contact as its creation answers it. `GET` returns the whole one. */
export const CreatedContact = z.looseObject({
  id: ContactId,
  /** Always `contact`. */
  object: z.literal('contact'),
  phone_number: PhoneNumber,
  /** The name, if one was given. */
  name: z.string().nullable(),
  /** The e-mail address, if one was given. */
  email: z.string().nullable(),
  /** Keys and values of your own; null when none were given. */
  metadata: orNull(Metadata),
  channel_account: CreatedAccountReference,
  /** When the contact was created. */
  created_at: Timestamp,
  /** When the contact last changed; at its creation, the same moment. */
  updated_at: Timestamp,
}).openapi('CreatedContact')

/** The contact that was created. */
export const CreatedContactResponse = responseOf(CreatedContact).openapi('CreatedContactResponse')

/** Whether the contacts get the label (`attach`) or lose it (`detach`). */
export const BulkLabelOperation = z.enum(['attach', 'detach']).openapi('BulkLabelOperation')

/** A label, and the contacts that get it or lose it. */
export const BulkLabel = z.strictObject({
  /**
   * The contacts. One that is named twice counts once; what is not the id of a contact of yours is skipped and counted.
   */
  contact_ids: z.array(z.string()).min(1).max(1000),
  label_id: LabelId,
  operation: BulkLabelOperation,
}).openapi('BulkLabel')

/** What became of the contacts. The three numbers add up to the distinct ids that were sent. */
export const BulkLabelResult = z.looseObject({
  /** How many contacts now have the label (or no longer have it), those included that did before. */
  applied: z.int().min(0).max(1000),
  /**
   * How many were skipped because they are not yours or do not exist and, on a phone-scoped path, because they belong
   * to another account.
   */
  skipped_cross_org: z.int().min(0).max(1000),
  /** How many were skipped because they belong to another team than the label. */
  skipped_team_mismatch: z.int().min(0).max(1000),
}).openapi('BulkLabelResult')

/** What became of the contacts. */
export const BulkLabelResponse = responseOf(BulkLabelResult).openapi('BulkLabelResponse')

/**
 * The id by which the provider names a person to your business without telling their phone number: a country code, a
 * dot, and up to 128 letters and digits.
 */
export const BusinessScopedUserId = z.string().regex(/^[A-Z]{2}\.[A-Za-z0-9]{1,128}$/).openapi('BusinessScopedUserId')

/** A person who writes with one of your accounts. */
export const Contact = z.looseObject({
  id: ContactId,
  /** Always `contact`. */
  object: z.literal('contact'),
  /**
   * The phone number, which is the contact's identity on its account; null when the contact came from a business-scoped
   * user id and has shared no number.
   */
  phone_number: orNull(PhoneNumber),
  /** The business-scoped user id; null until the provider has told one. */
  bsuid: orNull(BusinessScopedUserId),
  /** The business-scoped user id across a managed business; null for everyone else. */
  parent_bsuid: z.string().regex(/^[A-Z]{2}\.ENT\.[A-Za-z0-9]{1,128}$/).nullable(),
  /**
   * The username that the person has adopted, if any. Upper and lower case are the same; `.` and `_` are part of it.
   */
  username: z.string().nullable(),
  /** The name, as you or the provider have set it. */
  name: z.string().nullable(),
  /** The e-mail address, as you have set it. */
  email: z.string().nullable(),
  /** Keys and values of your own; null when there are none. */
  metadata: orNull(Metadata),
  channel_account: AccountReference,
  /** When the contact was created. */
  created_at: Timestamp,
  /** When the contact last changed. */
  updated_at: Timestamp,
}).openapi('Contact')

/** The contact that was deleted. */
export const DeletedContact = z.looseObject({
  id: ContactId,
  /** Always `contact`. */
  object: z.literal('contact'),
  /** Always true. */
  deleted: z.boolean(),
}).openapi('DeletedContact')

/** A page of contacts, the newest first. */
export const ContactList = listOf(Contact).openapi('ContactList')

/** A contact. */
export const ContactResponse = responseOf(Contact).openapi('ContactResponse')

/** The contact that was deleted. */
export const DeletedContactResponse = responseOf(DeletedContact).openapi('DeletedContactResponse')

/**
 * What to change of a contact. Fields that are left out stay as they are, null clears one. The phone number is the
 * contact's identity and cannot be changed.
 */
export const ContactUpdate = z.strictObject({
  /** The new name, or null for none. */
  name: text({ min: 1, max: 200 }).nullable().optional(),
  /** The new username, or null for none. */
  username: text({ min: 1, max: 100 }).nullable().optional(),
  /** The new e-mail address, or null for none. */
  email: email({ max: 255 }).nullable().optional(),
  /** What replaces the metadata as a whole, or null for none. Keys are not merged. */
  metadata: orNull(Metadata).optional(),
}).openapi('ContactUpdate')

/** Whether a contact has a label. */
export const ContactLabelLink = z.looseObject({
  contact_id: ContactId,
  label_id: LabelId,
  /** Whether the label is attached now. */
  attached: z.boolean(),
}).openapi('ContactLabelLink')

/** Whether the contact has the label. */
export const ContactLabelLinkResponse = responseOf(ContactLabelLink).openapi('ContactLabelLinkResponse')
