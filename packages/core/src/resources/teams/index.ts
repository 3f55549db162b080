export { createTeam } from './create-team.ts'
export { listTeams } from './list-teams.ts'
export type { Team } from './team-view.ts'
export { teamColumns, teamView } from './team-view.ts'
