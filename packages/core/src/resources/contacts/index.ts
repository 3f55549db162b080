export { applyAddressBookEntry } from './apply-address-book-entry.ts'
export { applyPreference } from './apply-preference.ts'
export { attachContactLabel } from './attach-contact-label.ts'
export {
  blockContact,
  blockContactAtProvider,
  unblockContact,
  unblockContactAtProvider,
} from './block-contact.ts'
export { bulkLabelContacts, bulkLabelContactsInAccount } from './bulk-label-contacts.ts'
export { type ContactIdentity, changeIdentity } from './change-identity.ts'
export {
  type ContactRow,
  contactColumns,
  contactStateView,
  contactView,
  createdContactView,
  type LabeledContactRow,
} from './contact-view.ts'
export { createContact, createContactInAccount } from './create-contact.ts'
export { deleteContact } from './delete-contact.ts'
export { detachContactLabel } from './detach-contact-label.ts'
export { ensureContact, findContactsOfSenders, type InboundSender } from './ensure-contact.ts'
export { exportContacts } from './export-contacts.ts'
export { getContact } from './get-contact.ts'
export { importContact } from './import-contact.ts'
export { listContacts } from './list-contacts.ts'
export type { ReportedContactRow } from './reported-contact.ts'
export { contactsWithSearchKeys, searchMatches, searchTables } from './search-page.ts'
export { updateContact } from './update-contact.ts'
export { upsertContact } from './upsert-contact.ts'
