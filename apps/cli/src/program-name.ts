/** How a newcomer calls the command: npm is all that is sure to be there, and without `-s` it prints a banner. */
export const invocation = 'npm run -s channel --'
