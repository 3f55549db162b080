/** A message of the past. It has a text or a file. */
export interface SampleMessage {
  readonly phase: 0 | 1 | 2
  /** The number, digits only. */
  readonly customer: string
  readonly hoursAgo: number
  readonly from: 'customer' | 'business'
  readonly text?: string
  /** A PNG. */
  readonly file?: string
}

const [dora, emil] = ['12065550142', '12065550143']
const greenSquare =
  'iVBORw0KGgoAAAANSUhEUgAAAGAAAABgAQMAAADYVuV7AAAAA1BMVEUPa0/MTJSKAAAAEklEQVR42mNgGAWjYBSMguEJAATgAAH4jcwqAAAAAElFTkSuQmCC'

/** Names in the address book of the phone. */
export const sampleContacts = [
  { number: dora, name: 'Dora Dahl' },
  { number: emil, name: 'Emil Ek' },
]

/** What the business and its customers wrote in the app before, oldest first. */
export const samplePast: readonly SampleMessage[] = [
  { phase: 2, customer: emil, hoursAgo: 150 * 24, from: 'customer', text: 'Do you bake wedding cakes?' },
  { phase: 2, customer: emil, hoursAgo: 150 * 24 - 1, from: 'business', text: 'We do. For how many guests?' },
  { phase: 1, customer: dora, hoursAgo: 30 * 24, from: 'customer', text: 'Is the rye bread without nuts?' },
  { phase: 1, customer: dora, hoursAgo: 30 * 24 - 2, from: 'business', text: 'Yes, and baked apart from the others.' },
  { phase: 1, customer: emil, hoursAgo: 5 * 24, from: 'business', file: greenSquare },
  { phase: 1, customer: emil, hoursAgo: 5 * 24 - 1, from: 'customer', text: 'Lovely! We take that one.' },
  { phase: 0, customer: dora, hoursAgo: 20, from: 'customer', text: 'Two rye loaves for tomorrow, please.' },
  { phase: 0, customer: dora, hoursAgo: 19, from: 'business', text: 'They are set aside for you.' },
]
