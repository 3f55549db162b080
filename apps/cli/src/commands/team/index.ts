import { nounCommand } from '../noun-command.ts'
import { createTeamCommand } from './create-team.ts'
import { listTeamsCommand } from './list-teams.ts'

export const teamCommand = nounCommand('team', 'teams of an organization; contacts and labels belong to one', [
  createTeamCommand,
  listTeamsCommand,
])
