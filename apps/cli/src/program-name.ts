/** The command as a newcomer must type it: only npm is certain to exist, and without `-s` it prints a banner. */
export const invocation = 'npm run -s channel --'
