// Loaded into Prism, which would otherwise outlive a parent that was killed.
process.once('disconnect', () => process.exit())
// The channel must not keep the process running.
process.channel?.unref()
