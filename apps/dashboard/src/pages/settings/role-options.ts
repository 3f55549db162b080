import { optionsOf } from '../../components/select.tsx'
import { text } from '../../messages/text.ts'

/** The roles to choose from. */
export const roleOptions = optionsOf(['owner', 'member', 'read_only'], text.roles)
