/** The roles of users in the dashboard, the one that may do most first. */
export const roles = ['owner', 'member', 'read_only'] as const

export type Role = (typeof roles)[number]
