import { optionsOf } from '../../components/select.tsx'
import { text } from '../../messages/text.ts'

export const roleOptions = optionsOf(['owner', 'member', 'read_only'], text.roles)
