// Loaded into Prism: it would outlive a parent that was killed.
process.once('disconnect', () => process.exit())
// The channel alone shall not keep it running either.
process.channel?.unref()
