import { text } from '../../messages/text.ts'

/** The roles to choose from. */
export const roleOptions = (['owner', 'member', 'read_only'] as const).map((value) => ({
  value,
  label: text.roles[value],
}))
