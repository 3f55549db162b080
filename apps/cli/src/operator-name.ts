import { hostname, userInfo } from 'node:os'

/** Who runs this command: the user, before `sudo` made it another one, and the machine. */
export function operatorName(): string {
  return `${process.env.SUDO_USER ?? userName()}@${hostname()}`
}

/** In a container, the user may have no name. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.() ?? 'unknown')
  }
}
