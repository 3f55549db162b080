const categories: Readonly<Record<string, string>> = {
  marketing: 'Marketing',
  marketing_lite: 'Marketing (light)',
  utility: 'Utility',
  authentication: 'Authentication',
  'authentication-international': 'Authentication, international',
  service: 'Service',
  referral_conversion: 'Referral',
}

export const usage = {
  description:
    'Messages by what the provider bills for them. A message counts on the day on which it was created, in UTC.',
  range: 'Time range',
  ranges: { '30d': '30 days', '90d': '90 days', '365d': '12 months' },
  chart: {
    title: 'Messages a day',
    hint: 'Billed ones by their category. Choose a bar to see only its day.',
    free: 'Not billed',
  },
  by: 'Group by',
  groups: { category: 'Category', country: 'Country', phone_number_id: 'Number', customer_id: 'Customer' },
  categories,
  billedAs: (category: string | null) =>
    category === null ? 'billed' : `billed as ${categories[category] ?? category}`,
  otherCategories: 'Other',
  unknown: 'Unknown',
  ownNumbers: 'Your own numbers',
  table: { title: 'Messages', all: 'All days', billed: 'Billed', free: 'Not billed' },
  export: 'Export CSV',
  exportFailed: 'The export failed',
  empty: 'Nothing billed yet',
  emptyHint: 'The provider says what a message costs when it sends it. Messages that you send appear here.',
}
