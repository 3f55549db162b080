// The stored theme, before the first paint. src/layout/theme.ts writes it.
try {
  const theme = localStorage.getItem('channel.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage can be denied; the system's theme applies.
}
