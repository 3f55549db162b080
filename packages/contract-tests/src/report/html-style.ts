/** Plain, for light and dark pages, and for narrow ones. */
export const css = `
:root { color-scheme: light dark; --line: #8884; --good: light-dark(#176b2c, #6fd08c); --bad: light-dark(#b3261e, #ff8a80); }
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 90rem; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin: 2rem 0 0.5rem; } h2 a { color: inherit; text-decoration: none; }
h2 a:hover { text-decoration: underline; } a { color: light-dark(#0b57d0, #a8c7fa); }
nav { display: flex; flex-wrap: wrap; gap: 0.3rem 1rem; margin: 1rem 0; }
input { font: inherit; max-width: 100%; } [hidden] { display: none !important; }
section, details { scroll-margin-top: 1rem; }
details { border-top: 1px solid var(--line); padding: 0.3rem 0; } details:target { outline: 2px solid var(--bad); outline-offset: 2px; }
summary { cursor: pointer; overflow-wrap: anywhere; } small { opacity: 0.8; }
.wide { overflow-x: auto; margin: 0.3rem 0; }
table { border-collapse: collapse; } th, td { border: 1px solid var(--line); padding: 0.2rem 0.5rem; text-align: left; vertical-align: top; }
thead th { position: sticky; top: 0; background: Canvas; } th small { display: block; font-weight: normal; }
td { overflow-wrap: break-word; min-width: 2rem; max-width: 32rem; } li { overflow-wrap: anywhere; }
details td:first-child { min-width: 9rem; } td.none { background: #8881; }
abbr { text-decoration: none; cursor: help; margin-right: 0.3em; font-weight: bold; }
.passed { color: var(--good); } .failed { color: var(--bad); font-weight: bold; } .uncovered { opacity: 0.6; }
code { font-size: 0.9em; }
`
