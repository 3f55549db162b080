/** A form with a file of contacts. */
export function contactsForm(content: string, name = 'contacts.csv'): FormData {
  const form = new FormData()
  form.append('file', new Blob([content], { type: 'text/csv' }), name)
  return form
}
