import { plural } from './plural.ts'

/** Public links to messages. */
export const publicLinks = {
  menu: 'Public link',
  title: 'Public links to this message',
  hint: 'Anyone with the link can see this message and its file without signing in. The link ends when the message is deleted.',
  days: 'Works for',
  ofDays: (count: number) => plural(count, { one: 'day', other: 'days' }),
  create: 'Create link',
  once: 'Copy the link now. It is not shown again.',
  copy: 'Copy the link',
  none: 'There are no public links to this message.',
  revoked: 'The link does not work anymore',
  statuses: { active: 'Works', expired: 'Expired', revoked: 'Revoked' },
  card: {
    title: 'Public links to messages',
    hint: 'Members can create links that show a single message to everyone who has the link. If you turn them off, those that exist do not work either.',
    onlyOwners: 'Only owners can change it.',
    label: 'Allow public links',
  },
}
