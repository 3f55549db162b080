/** The fictional data of the demo organization, the same at every start. */
export const demoOrganization = 'Demo Bakery'

/** The user of the dashboard, an owner. */
export const demoUser = { name: 'Demo User', email: 'demo@example.com' } as const

/** A customer that can get a setup link. */
export const demoCustomer = 'Corner Café'

/** The first one has the id of the examples in the reference, so that they work as pasted. */
export const demoAccounts = [
  { phone_number_id: '106540352242922', phone_number: '+12025550100', name: 'Demo Bakery Orders' },
  { phone_number_id: '100000000000002', phone_number: '+12025550101', name: 'Demo Bakery Support' },
] as const

/** The authorization of both accounts at the simulated provider, which accepts any token. */
export const demoAuthorization = { waba_id: '100000000000000', token: 'demo' } as const

/** The ids of the examples in the reference, so that its samples work as pasted. */
export const demoIds = {
  team: 'team_01KAHX5M7N9P1Q3R5S7T9V0W2X',
  user: 'usr_01KAHX8P0Q2R4S6T8V1W3X5Y7Z',
  customer: 'cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y',
  setupLink: 'csl_01KAJ5P2R4S6T8V0W1X3Y5Z7A9',
  label: 'lbl_01KAHZ3C5D7E9F1G2H4J6K8M0N',
  savedReply: 'srp_01KAHZ4D6E8F0G2H3J5K7M9N1P',
  contact: 'ctc_01KAJ4V0E9PZ7M2Q6R8S1T3W5X',
  broadcast: 'brd_01KAJ6B2D4F6H8K0M2P4R6T8V0',
  contactImport: 'cim_01KAJ5T2V4X6Z8B0D2F4H6K8M0',
  conversation: 'cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6',
  /** Has a file. */
  message: 'msg_01KAJ4X2G1R9P4Q8S6T0V3W5Y7',
  subscription: 'wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F',
  secret: 'whk_01KAHZ8W9YB3D5F7H9K1M3P5R7',
  delivery: 'wbd_01KAJ5QZ8P6W8Y0A2C4E6G8J0M',
} as const

/** A receiver that does not exist, so its subscription is disabled. */
export const demoReceiver = 'https://hooks.example.com/channel'

export const demoLabels = [
  { name: 'New customer', color: '#2563eb' },
  { name: 'Regular', color: '#16a34a' },
  { name: 'Wholesale', color: '#9333ea' },
  { name: 'Allergies', color: '#dc2626' },
  { name: 'Newsletter', color: '#d97706' },
] as const

/** Its shortcut differs from those of the examples, so that pasted examples can be created. */
export const demoSavedReply = {
  name: 'Order is ready',
  shortcut: 'ready',
  text: 'Hello {{contact.name|there}}, your order is ready. We are open until 18:00. {{user.name}}',
} as const

/** Inbound messages of contacts of the first account, in order; `from` is the index of the contact. */
export const demoMessages = [
  { from: 0, content: 'Good morning! Is there rye bread left for today?' },
  { from: 3, content: 'Can I pick up the cheesecake at four instead of three?' },
  { from: 0, content: 'Two loaves would be great.' },
  { from: 7, content: 'Does the focaccia have nuts in it?' },
  { from: 12, content: 'Thank you, the cardamom buns were wonderful.' },
  { from: 3, content: 'Half past four at the latest, I promise.' },
  { from: 21, content: 'We would like forty pretzels for Friday. What would they cost?' },
] as const

/** Replies after all inbound messages; `to` is the index of the contact. */
export const demoReplies = [
  { to: 0, content: 'Good morning! Yes, we put two loaves aside for you.' },
  { to: 7, content: 'No nuts in it, but it is baked beside bread that has some.' },
] as const

/** A file that the first contact gets. */
export const demoFile = {
  filename: 'prices.txt',
  mime_type: 'text/plain',
  text: 'Rye bread 4.20\nFocaccia 3.80\nCardamom bun 2.60\n',
}

/** The number of contacts, of both accounts. */
export const demoContactCount = 300

export type DemoLabel = (typeof demoLabels)[number]['name']

export interface DemoContact {
  readonly phone_number: string
  readonly name: string
  readonly email: string | null
  readonly metadata?: Record<string, string | number>
  readonly labels: readonly DemoLabel[]
}

const givenNames = `Ada Amara Anders Beatriz Bruno Carmen Chen Dalia Diego Elif Emeka Fatima Finn Grace Hana Hugo Ines
  Ivan Jana Jamal Kaito Lena Luca Mariam Mateo Mei Nadia Noah Olga Omar Paula Priya Rafael Rosa Samir Sofia Tomas Uma Viktor
  Wanjiru Yara Yusuf Zoe`.split(/\s+/)
const familyNames =
  `Almeida Andersson Bauer Costa Diallo Eriksen Fischer Garcia Haddad Ito Jansen Kaya Kowalski Lindgren Mbeki
  Moreau Nakamura Novak Okafor Patel Petrov Ribeiro Rossi Santos Schmidt Silva Tanaka Weber Yilmaz Zhang Öztürk`.split(
    /\s+/,
  )
const sources = ['website', 'shop', 'market', 'recommendation'] as const
const favorites = ['rye bread', 'croissant', 'cardamom bun', 'baguette', 'cheesecake', 'pretzel', 'focaccia'] as const
const areaCodes = ['206', '212', '305', '312', '415', '512', '617', '702'] as const

/**
 * Plausible contacts of a bakery. The phone numbers end in 555-0100 to 555-0199, and the email addresses in example.com.
 * Both are reserved, so no message reaches a real recipient.
 *
 * @param count max 700
 */
export function demoContacts(count: number): DemoContact[] {
  return Array.from({ length: count }, (_, index) => demoContact(index))
}

/** The account of a contact: one in four belongs to the second one. */
export function demoAccountOf(index: number): (typeof demoAccounts)[number] {
  const [main, other] = demoAccounts
  return index % 4 === 2 ? other : main
}

/** The contacts of an account. The indexes of messages and replies count those of the first one. */
export function demoContactsOf({
  phone_number_id,
}: Pick<(typeof demoAccounts)[number], 'phone_number_id'>): DemoContact[] {
  return demoContacts(demoContactCount).filter((_, index) => demoAccountOf(index).phone_number_id === phone_number_id)
}

/** The id of an inbound message at the provider. */
export function demoMessageId(index: number): string {
  return `wamid.demo-${index}`
}

function demoContact(index: number): DemoContact {
  const given = pick(givenNames, index)
  const family = pick(familyNames, index * 7 + 3)
  const areaCode = pick(areaCodes, Math.floor(index / 90))
  return {
    phone_number: `+1${areaCode}555${String(110 + (index % 90)).padStart(4, '0')}`,
    name: `${given} ${family}`,
    email: index % 7 === 0 ? null : `${ascii(given)}.${ascii(family)}${index}@example.com`,
    ...(index % 5 === 3 ? {} : { metadata: demoMetadata(index) }),
    labels: demoLabels
      .map((label) => label.name)
      .filter((_, position) => (index + position * 2) % (3 + position) === 0),
  }
}

function demoMetadata(index: number): Record<string, string | number> {
  return {
    customer_number: 10_000 + index * 17,
    source: pick(sources, index * 5),
    favorite: pick(favorites, index * 3),
    orders: (index * 11) % 40,
  }
}

function pick<T>(from: readonly T[], index: number): T {
  return from[index % from.length] as T
}

function ascii(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\P{ASCII}/gu, '')
    .toLowerCase()
}
