/** Plain, for light and dark pages. */
export const css = `
:root { color-scheme: light dark; --line: #8884; --good: light-dark(#176b2c, #6fd08c); --bad: light-dark(#b3261e, #ff8a80); }
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 90rem; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin: 2rem 0 0.5rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; } th, td { border: 1px solid var(--line); padding: 0.2rem 0.5rem; text-align: left; vertical-align: top; }
thead th { position: sticky; top: 0; background: Canvas; } th small { display: block; font-weight: normal; opacity: 0.7; }
td { overflow-wrap: anywhere; min-width: 2rem; } td.none { background: #8881; }
abbr { text-decoration: none; cursor: help; margin-right: 0.3em; font-weight: bold; }
.passed { color: var(--good); } .failed { color: var(--bad); font-weight: bold; } .uncovered { opacity: 0.5; }
code { font-size: 0.9em; }
`
