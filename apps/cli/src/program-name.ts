import { isSource } from './sibling-app.ts'

/**
 * The command as its reader must type it. In the sources, only npm is certain to exist, and without `-s` it prints a banner. An
 * installed release has `channel`.
 */
export const invocation = isSource ? 'npm run -s channel --' : 'channel'

/** The command that runs everything. */
export const startInvocation = isSource ? 'npm start' : `${invocation} start`
